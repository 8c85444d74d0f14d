import { sitemapEntries } from '@/lib/site/discovery';

// The origin of its addresses is the running server's, not the build's.
export const dynamic = 'force-dynamic';

export default sitemapEntries;
