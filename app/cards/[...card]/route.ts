import { notFound } from 'next/navigation';
import { loadData } from '@/lib/data/data';
import { CACHE_ONE_DAY } from '@/lib/http/responses/cache-control';
import { cardParts, cardView, pageOfCard } from '@/lib/site/cards/cards';
import { drawCard } from '../draw-card';

interface Context {
  readonly params: Promise<{ readonly card: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return cardParts().map((card) => ({ card }));
}

/** The social card of a page, drawn when the site is built. The home page's is in `public/`. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = pageOfCard((await params).card) ?? notFound();
  return new Response(await drawCard(cardView(path, loadData())), {
    headers: { 'Cache-Control': CACHE_ONE_DAY, 'Content-Type': 'image/png' },
  });
}
