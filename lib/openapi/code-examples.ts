/** Code that works unchanged, and what it prints. */
export interface CodeExample {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'JSON';
  readonly caption: string;
  readonly code: string;
  /** What the code prints; absent where it is the whole answer. */
  readonly prints?: string;
}

/** As many members of a result as code prints, and as many as an excerpt shows. */
const PRINTED_MEMBERS = 3;
const SHOWN_MEMBERS = 6;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** The first members of a result that are one word or number. */
function plainMembers(result: Json, most: number): [string, unknown][] {
  return Object.entries(result)
    .filter(([, value]) => isPlain(value))
    .slice(0, most);
}

function javaScript(url: string, members: readonly string[]): string {
  return [
    `const response = await fetch('${url}');`,
    'const { result, assumptions } = await response.json();',
    `console.log(${members.map((member) => `result.${member}`).join(', ')});`,
    'console.log(assumptions[0]); // quote them all beside a figure',
  ].join('\n');
}

function python(url: string, members: readonly string[]): string {
  return [
    'import json',
    'from urllib.request import urlopen',
    '',
    `with urlopen("${url}") as response:`,
    '    answer = json.load(response)',
    'result = answer["result"]',
    `print(${members.map((member) => `result["${member}"]`).join(', ')})`,
    'print(answer["assumptions"][0])  # quote them all beside a figure',
  ].join('\n');
}

/** An answer with few of its members; what is left out is said. */
function excerpt(answer: Json, result: Json): CodeExample {
  const { calculator, calculation_version, data_version, inputs } = answer;
  const shown = plainMembers(result, SHOWN_MEMBERS);
  const left = Object.keys(result).length - shown.length;
  return {
    language: 'JSON',
    caption: `The answer, shortened: ${left} more members of result, and assumptions, sources and links, are left out here`,
    code: JSON.stringify(
      { calculator, calculation_version, data_version, inputs, result: Object.fromEntries(shown) },
      null,
      2,
    ),
  };
}

/**
 * A request in three languages, with what they print.
 *
 * @param answer a real answer to it. Where it is not the answer of a calculator, the command alone is shown.
 */
export function codeExamples(url: string, answer: unknown): CodeExample[] {
  const curl: CodeExample = { language: 'curl', caption: 'curl', code: `curl '${url}'` };
  if (!isObject(answer) || !isObject(answer['result'])) return [curl];
  const { result, assumptions } = answer;
  const members = plainMembers(result, PRINTED_MEMBERS).map(([name]) => name);
  const [assumption] = Array.isArray(assumptions) ? assumptions : [];
  const prints = `${members.map((member) => String(result[member])).join(' ')}\n${assumption}`;
  return [
    curl,
    {
      language: 'JavaScript',
      caption: 'JavaScript (Node 18 or newer, or a browser)',
      code: javaScript(url, members),
      prints,
    },
    { language: 'Python', caption: 'Python 3', code: python(url, members), prints },
    excerpt(answer, result),
  ];
}
