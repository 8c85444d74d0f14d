import { notFound } from '@/lib/http/responses/notice';

function respond(request: Request): Response {
  const { status, headers, body } = notFound(request.headers.get('accept') ?? undefined);
  return new Response(body, { status, headers });
}

export {
  respond as DELETE,
  respond as GET,
  respond as HEAD,
  respond as OPTIONS,
  respond as PATCH,
  respond as POST,
  respond as PUT,
};
