import { datasetRoute } from '@/lib/http/dataset-route';

export const { GET, HEAD } = datasetRoute('checksums');
