import type { Coding } from '@/lib/http/negotiation/content-coding';
import { textOf } from '../listen/headers';
import type { Freshness, Head } from './freshness';
import { isCompressible, type Representation, representationOf } from './representation';

/** A response that is kept, with each form of it that was asked for. */
export interface StoredResponse {
  readonly head: Head;
  readonly freshness: Freshness;
  readonly plain: Buffer;
  readonly lastModified: number;
  /** The form in a coding, where it has been made. */
  made(coding: Coding): Representation | undefined;
  /** The same, made where it has not been. */
  form(coding: Coding): Promise<Representation>;
  /** Memory that it takes, in bytes. */
  bytes(): number;
}

/** About what the fields of a form and its key take in memory. */
const OVERHEAD_BYTES = 2048;

const isSame = (a: Head, b: Head) => {
  const text = ({ status, headers: { date: _, ...rest } }: Head) => JSON.stringify([status, rest]);
  return text(a) === text(b);
};

/**
 * Keeps a response. Each coding is made once, when it is first asked for.
 *
 * @param before the response that it takes the place of: where it is the same, what was made of it is used again.
 * @param onGrowth called when another form was made.
 */
export function storeResponse(
  head: Head,
  plain: Buffer,
  freshness: Freshness,
  before: StoredResponse | undefined,
  onGrowth: (entry: StoredResponse) => void,
): StoredResponse {
  const made = new Map<Coding, Representation>();
  const underWay = new Map<Coding, Promise<Representation>>();
  const packed = isCompressible(head, plain.length);
  const codingOf = (asked: Coding): Coding => (packed ? asked : 'identity');
  if (before && isSame(before.head, head) && before.plain.equals(plain)) {
    for (const coding of ['identity', 'gzip', 'br'] as const) {
      const form = before.made(coding);
      if (form) made.set(coding, form);
    }
  }
  const make = async (coding: Coding) => {
    try {
      const form = await representationOf(head, plain, coding);
      made.set(coding, form);
      onGrowth(entry);
      return form;
    } finally {
      underWay.delete(coding);
    }
  };
  const entry: StoredResponse = {
    head,
    freshness,
    plain,
    lastModified: Date.parse(textOf(head.headers['last-modified'])),
    made: (asked) => made.get(codingOf(asked)),
    form(asked) {
      const coding = codingOf(asked);
      const known = made.get(coding);
      if (known) return Promise.resolve(known);
      const promise = underWay.get(coding) ?? make(coding);
      underWay.set(coding, promise);
      return promise;
    },
    bytes() {
      const normalizedAccepts = [...made]
        .filter(([coding]) => coding !== 'identity')
        .map(([, { body }]) => body.length);
      return normalizedAccepts.reduce(
        (sum, bytes) => sum + bytes + OVERHEAD_BYTES,
        plain.length + OVERHEAD_BYTES,
      );
    },
  };
  return entry;
}
