import { textOf } from '../listen/headers';
import type { Coding } from './content-coding';
import type { Freshness } from './freshness';
import { isCompressible, type Representation, representationOf } from './representation';
import type { ResponseHead } from './upstream-response';

/** Approximate memory of the fields of a representation and of its cache key. */
const OVERHEAD_BYTES = 2048;

const isSameHead = (a: ResponseHead, b: ResponseHead) => {
  const text = ({ status, headers: { date: _, ...rest } }: ResponseHead) => JSON.stringify([status, rest]);
  return text(a) === text(b);
};

/** A whole response with its representations: each coding is made once, when it is first asked for. */
export class StoredResponse {
  readonly lastModified: number;
  /** When it was last sent, in milliseconds since 1970. */
  usedAt = 0;
  private readonly made = new Map<Coding, Representation>();
  private readonly pending = new Map<Coding, Promise<Representation>>();
  private readonly compressible: boolean;

  /**
   * @param freshness undefined where the response may not be cached.
   * @param onGrowth called when another representation was made.
   */
  constructor(
    readonly head: ResponseHead,
    readonly plain: Buffer,
    readonly freshness?: Freshness,
    private readonly onGrowth: (response: StoredResponse) => void = () => {},
  ) {
    this.compressible = isCompressible(head, plain.length);
    this.lastModified = Date.parse(textOf(head.headers['last-modified']));
  }

  /** Takes over the representations of an earlier response, where it equals this one. */
  reuse(earlier: StoredResponse | undefined): this {
    if (earlier && isSameHead(earlier.head, this.head) && earlier.plain.equals(this.plain)) {
      for (const [coding, representation] of earlier.made) this.made.set(coding, representation);
    }
    return this;
  }

  /** Returns the representation in a coding, where it has been made. */
  ready(accepted: Coding): Representation | undefined {
    return this.made.get(this.codingFor(accepted));
  }

  /** Returns the representation in a coding, made where it has not been. */
  async represent(accepted: Coding): Promise<Representation> {
    const coding = this.codingFor(accepted);
    const known = this.made.get(coding);
    if (known) return known;
    const promise = this.pending.get(coding) ?? this.make(coding);
    this.pending.set(coding, promise);
    return promise;
  }

  /** Memory that it takes. */
  bytes(): number {
    const compressed = [...this.made].filter(([coding]) => coding !== 'identity');
    return compressed.reduce(
      (sum, [, { body }]) => sum + body.length + OVERHEAD_BYTES,
      this.plain.length + OVERHEAD_BYTES,
    );
  }

  private codingFor(accepted: Coding): Coding {
    return this.compressible ? accepted : 'identity';
  }

  private async make(coding: Coding): Promise<Representation> {
    try {
      const representation = await representationOf(this.head, this.plain, coding);
      this.made.set(coding, representation);
      this.onGrowth(this);
      return representation;
    } finally {
      this.pending.delete(coding);
    }
  }
}
