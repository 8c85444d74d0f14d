import { expect, it } from 'vitest';
import { parseMetrics } from './proxy-metrics';

it('reads a metric by its name and labels', () => {
  const metrics = parseMetrics(
    '# HELP door_requests_total Requests.\n# TYPE door_requests_total counter\ndoor_requests_total{outcome="hit"} 12\ndoor_cache_evictions_total 3.5e3\n',
  );
  expect(metrics('door_requests_total{outcome="hit"}')).toBe(12);
  expect(metrics('door_cache_evictions_total')).toBe(3500);
  expect(metrics('door_requests_total')).toBe(0);
});
