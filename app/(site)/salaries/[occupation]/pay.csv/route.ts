import { loadData } from '@/lib/data/data';
import { CSV, namedTextRoute } from '@/lib/http/routes/text-route';
import { payCsv } from '@/lib/places/page/pay-csv';

interface Context {
  readonly params: Promise<{ readonly occupation: string }>;
}

const answer = namedTextRoute((slug) => payCsv(slug, loadData()), CSV);

/** Pay of an occupation in every state and area, to keep and to compute with. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, (await params).occupation);
}
