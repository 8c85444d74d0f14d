interface Props {
  readonly searchParams: Promise<{ readonly characters?: string }>;
}

const WORDS = 'the same few words of text ';

/** The smallest page on request: one text, of which Next sends a second copy to its client router. */
export default async function Page({ searchParams }: Props) {
  const length = Number((await searchParams).characters ?? 0);
  return <p>{WORDS.repeat(Math.ceil(length / WORDS.length)).slice(0, length)}</p>;
}
