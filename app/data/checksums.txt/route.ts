import { datasetRoute } from '@/lib/http/routes/dataset-route';

export const { GET, HEAD } = datasetRoute('checksums');
