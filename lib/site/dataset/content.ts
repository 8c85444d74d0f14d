import { z } from 'zod';
import { once } from '@/lib/data/once';
import { readContent } from '@/lib/data/read';

const content = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)).min(1),
  /** Newest first. */
  changelog: z
    .array(
      z.strictObject({
        version: z.string().regex(/^\d+\.\d+\.\d+$/),
        date: z.iso.date(),
        changes: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(1),
});

/** What is said of the open dataset besides what its table says: `content/site/dataset.json`. */
export const datasetContent = once(() => content.parse(JSON.parse(readContent('site/dataset.json'))));
