import { expect, it } from 'vitest';
import { createMetrics } from './metrics';

it('reads what is taken now and what has happened so far each time it is asked', async () => {
  let entries = 3;
  let evictions = 5;
  const metrics = createMetrics([
    { name: 'cache_entries', help: 'Stored.', read: () => entries },
    { name: 'cache_evictions_total', help: 'Forgotten.', isTotal: true, read: () => evictions },
  ]);
  await metrics.text();
  entries = 2;
  evictions = 7;
  const text = await metrics.text();
  expect(text).toContain('# TYPE door_cache_entries gauge\ndoor_cache_entries 2\n');
  expect(text).toContain('# TYPE door_cache_evictions_total counter\ndoor_cache_evictions_total 7\n');
});
