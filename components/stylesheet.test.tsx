import { describe, expect, it } from 'vitest';
import { stylesheet } from '@/tests/fixtures/gallery/stylesheet';

const css = stylesheet();
const declarations = (block: string) =>
  new Map(
    [...block.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );

const [lightBlock = '', darkBlock = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const light = declarations(lightBlock);
const dark = new Map([...light, ...declarations(darkBlock.split('@media')[0] ?? '')]);

type Rgb = readonly [number, number, number];

function linear(hex: string): Rgb {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(linear(one)), luminance(linear(other))].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Text and its background: 4.5:1. */
const texts = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--accent-soft'],
  ['--ink', '--caution-soft'],
  ['--ink', '--chart-band'],
  ['--ink-muted', '--paper'],
  ['--ink-muted', '--surface'],
  ['--ink-muted', '--accent-soft'],
  ['--ink-muted', '--caution-soft'],
  ['--accent', '--paper'],
  ['--accent', '--surface'],
  ['--accent', '--accent-soft'],
  ['--accent', '--caution-soft'],
  ['--on-accent', '--accent'],
  ['--caution', '--caution-soft'],
  ['--error', '--paper'],
  ['--error', '--error-soft'],
  ['--ink', '--error-soft'],
  ['--chart-1', '--paper'],
  ['--chart-4', '--paper'],
  ['--on-mark', '--chart-1'],
  ['--on-mark', '--chart-4'],
  ['--on-step-low', '--step-1'],
  ['--on-step-low', '--step-2'],
  ['--on-step-low', '--step-3'],
  ['--on-step-high', '--step-4'],
  ['--on-step-high', '--step-5'],
] as const;

/** Lines and marks that carry meaning: 3:1. */
const marks = [
  ['--line-strong', '--paper'],
  ['--line-strong', '--surface'],
  ['--line-strong', '--accent-soft'],
  ['--focus', '--paper'],
  ['--focus', '--accent-soft'],
  ['--error', '--surface'],
  ['--caution', '--paper'],
  ['--chart-1', '--paper'],
  ['--chart-2', '--paper'],
  ['--chart-4', '--paper'],
  ['--ink', '--step-2'],
  ['--chart-1', '--chart-band'],
] as const;

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

type Matrix = (typeof deficiencies)[keyof typeof deficiencies];

/** CIE L*a*b* of linear RGB, D65. */
function lab([red, green, blue]: Rgb): Rgb {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = f(luminance([red, green, blue]));
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seenWith(matrix: Matrix, hex: string): Rgb {
  const [red, green, blue] = linear(hex);
  const channel = ([r, g, b]: Rgb) => Math.min(Math.max(r * red + g * green + b * blue, 0), 1);
  return lab([channel(matrix[0]), channel(matrix[1]), channel(matrix[2])]);
}

const distance = (one: Rgb, other: Rgb) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const pairs = <T,>(list: readonly T[]) =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s colors', (_, colors) => {
  const color = (name: string) => {
    const value = colors.get(name);
    if (!value) throw new Error(`No color is called ${name}`);
    return value;
  };

  it.each(texts)('let %s be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('let %s be seen on %s', (mark, ground) => {
    expect(contrast(color(mark), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(deficiencies))('of charts differ with %s', (_name, matrix) => {
    for (const [one, other] of pairs(['--chart-1', '--chart-2', '--chart-4'])) {
      const apart = distance(seenWith(matrix, color(one)), seenWith(matrix, color(other)));
      expect(apart, `${one} and ${other}`).toBeGreaterThan(15);
    }
  });

  it('of the map get steadily farther from the paper', () => {
    const steps = [1, 2, 3, 4, 5].map((step) => contrast(color(`--step-${step}`), color('--paper')));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});

describe('the stylesheet', () => {
  it('defines every property that it uses', () => {
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('uses every property that it defines', () => {
    const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
    const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
    expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  });

  it('loads nothing from elsewhere', () => {
    const addresses = [...css.matchAll(/url\("([^"]*)"\)/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^(?:\/[a-z]|data:image\/svg\+xml,)/.test(address))).toEqual([]);
    // The name of a language, not an address.
    expect(css.replaceAll("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(/https?:/);
  });

  it('weighs less than 51 kB as it is written; what is sent has a budget of its own', () => {
    expect(Buffer.byteLength(css)).toBeLessThan(51_000);
  });
});
