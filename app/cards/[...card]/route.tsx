import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { SocialCard } from '@/components/parts/social-card/social-card';
import { loadData } from '@/lib/data/data';
import { CACHE_ONE_DAY } from '@/lib/http/responses/cache-control';
import { cardSize } from '@/lib/site/cards/address';
import { cardParts, cardView, pageOfCard } from '@/lib/site/cards/cards';
import { cardFonts } from '../fonts';

interface Context {
  readonly params: Promise<{ readonly card: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return cardParts().map((card) => ({ card }));
}

/** The social card of a page, drawn when the site is built. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard((await params).card) ?? notFound();
  return new ImageResponse(<SocialCard view={cardView(path, loadData())} />, {
    ...cardSize,
    fonts: await cardFonts(),
    headers: { 'Cache-Control': CACHE_ONE_DAY },
  });
}
