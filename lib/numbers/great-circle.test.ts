import { describe, expect, it } from 'vitest';
import { greatCircleMiles } from './great-circle';

const RADIUS = 3958.8;
const dayton = { latitude: 39.7589, longitude: -84.1916 };
const columbus = { latitude: 39.9612, longitude: -82.9988 };

describe('the great-circle distance', () => {
  it('is that of the haversine formula in the radius given', () => {
    // Worked by hand: chord² 0.000066865…, 2 × 3,958.8 × asin(√chord²).
    expect(greatCircleMiles(RADIUS, dayton, columbus)).toBeCloseTo(64.74, 1);
    expect(greatCircleMiles(1, { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(Math.PI);
    expect(greatCircleMiles(1, { latitude: 90, longitude: 0 }, { latitude: 0, longitude: 77 })).toBeCloseTo(
      Math.PI / 2,
      12,
    );
  });

  it('is 0 to the same place, and the same in both directions, over the date line too', () => {
    const adak = { latitude: 51.8669, longitude: -176.6324 };
    const attu = { latitude: 52.9, longitude: 172.9 };
    expect(greatCircleMiles(RADIUS, dayton, dayton)).toBe(0);
    expect(greatCircleMiles(RADIUS, adak, attu)).toBeCloseTo(greatCircleMiles(RADIUS, attu, adak), 9);
    expect(greatCircleMiles(RADIUS, adak, attu)).toBeLessThan(450);
  });
});
