import type { MetadataRoute } from 'next';
import { absoluteUrl, paths } from '@/lib/site/urls';

// The origin of its addresses is the running server's, not the build's.
export const dynamic = 'force-dynamic';

/** Everything may be read by everyone. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(paths.sitemap) };
}
