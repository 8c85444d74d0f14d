import { expect, it } from 'vitest';
import { textOf, textOfEither } from './text';

const file = (...bytes: readonly number[]) => ({
  name: 'names.csv',
  bytes: Uint8Array.of(...bytes),
  sha256: '',
});

it('reads the quotes, dashes and letters of Windows-1252', () => {
  const quoted = file(0x93, 0x44, 0x92, 0x59, 0x94, 0x96, 0x80, 0xe9);
  expect(textOf(quoted, 'windows-1252')).toBe('“D’Y”–€é');
  expect(textOfEither(quoted)).toBe('“D’Y”–€é');
});

it('takes no UTF-8 for Windows-1252', () => {
  expect(textOfEither(file(0xc3, 0xa9))).toBe('é');
  expect(() => textOfEither(file(0xc3, 0xa9, 0xef, 0xbf, 0xbd))).toThrow(/holds U\+FFFD/);
});
