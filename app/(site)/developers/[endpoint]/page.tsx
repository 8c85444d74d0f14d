import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EndpointPage } from '@/components/pages/developers/endpoint-page';
import { Page } from '@/components/parts/page/page';
import { endpointView } from '@/lib/openapi/reference';
import { endpoints } from '@/lib/site/api/endpoints';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly params: Promise<{ readonly endpoint: string }>;
}

export const dynamicParams = false;

const operationIds = endpoints.map(({ operationId }) => operationId);

export function generateStaticParams() {
  return operationIds.map((endpoint) => ({ endpoint }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { endpoint } = await params;
  return operationIds.includes(endpoint) ? pageMetadata(paths.apiEndpoint(endpoint)) : {};
}

export default async function Route({ params }: Props) {
  const { endpoint } = await params;
  const view = endpointView(endpoint);
  if (!view) notFound();
  return (
    <Page path={paths.apiEndpoint(endpoint)}>
      <EndpointPage view={view} />
    </Page>
  );
}
