import { count } from '@/lib/text/words';
import { type Circumstances, inCircumstances } from '../circumstances';
import { markdownTable } from '../markdown-report';
import type { Finding, Findings } from './run';

/** What axe found on one kind of page: in each of its states, at each width, in each scheme, with and without scripts. */
export interface CheckedTemplate {
  readonly name: string;
  /** States that were visited; empty where there is one only. */
  readonly states: readonly string[];
  readonly checks: readonly Findings[];
}

const number = (value: number) => value.toLocaleString('en-US');

/** Rules that hold in every check. */
function rulesPassed(checks: readonly Findings[]): Set<string> {
  const broken = new Set(checks.flatMap(({ violations }) => violations.map(({ rule }) => rule)));
  return new Set(checks.flatMap(({ passed }) => passed).filter((rule) => !broken.has(rule)));
}

/** Distinct elements with their rule: the same one at another width is no other. */
const elementsIn = (findings: readonly Finding[]) =>
  new Set(findings.map(({ rule, element }) => `${rule} ${element}`)).size;

const violationsIn = (checks: readonly Findings[]) => checks.flatMap(({ violations }) => violations);
const undecidedIn = (checks: readonly Findings[]) => checks.flatMap(({ undecided }) => undecided);

/** What was found by rule and message, with the number of elements; the most frequent first. */
function byMessage(findings: readonly Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const words = `\`${finding.rule}\`: ${finding.message}`;
    groups.set(words, [...(groups.get(words) ?? []), finding]);
  }
  return [...groups]
    .map(([words, group]) => ({ words, elements: elementsIn(group) }))
    .sort((a, b) => b.elements - a.elements)
    .map(({ words, elements }) => `- ${words} (${count(elements, 'element')})`);
}

/** The report in Markdown: the circumstances, a row for each template, then what axe could not decide. */
export function renderReport(templates: readonly CheckedTemplate[], where: Circumstances): string {
  const all = templates.flatMap(({ checks }) => checks);
  const right = (heading: string) => ({ heading, align: 'right' as const });
  const row = (name: string, states: string, checks: readonly Findings[]) => [
    name,
    states,
    number(checks.length),
    number(rulesPassed(checks).size),
    number(elementsIn(violationsIn(checks))),
    number(elementsIn(undecidedIn(checks))),
  ];
  const undecided = byMessage(undecidedIn(all));
  return [
    `${inCircumstances(where)}; axe-core ${all[0]?.version ?? ''}.`,
    '',
    markdownTable(
      [
        { heading: 'Page' },
        { heading: 'States visited' },
        ...['Checks', 'Rules passed', 'Violations', 'Undecided'].map(right),
      ],
      [
        ...templates.map(({ name, states, checks }) => row(name, states.join('; '), checks)),
        row('all', '', all),
      ],
    ),
    ...(undecided.length > 0 ? ['', 'What axe cannot decide by itself:', '', ...undecided] : []),
  ].join('\n');
}
