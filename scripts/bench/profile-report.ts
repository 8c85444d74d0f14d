import { sum } from 'd3-array';
import { type Circumstances, inCircumstances } from '../circumstances';
import { type Column, markdownTable } from '../markdown-report';
import type { Plan } from './plan';
import { consumers, type Times } from './profile-shares';
import type { PageProfile } from './profiles';

const percent = (share: number) => (100 * share).toFixed(0);

const headings: Readonly<Record<(typeof consumers)[number], string>> = {
  Next: 'Next',
  React: 'React',
  site: 'the site',
  collection: 'garbage collector',
  Node: 'Node',
};

const columns: readonly Column[] = [
  { heading: 'Page' },
  { heading: 'Build' },
  { heading: 'Bytes', align: 'right' },
  { heading: 'ms', align: 'right' },
  ...consumers.map((consumer): Column => ({ heading: `${headings[consumer]}, %`, align: 'right' })),
];

function cells(title: string, build: string, bytes: string, times: Times): string[] {
  const all = sum(Object.values(times));
  return [
    title,
    build,
    bytes,
    all.toFixed(1),
    ...consumers.map((consumer) => percent(times[consumer] / all)),
  ];
}

/** Writes the table of the profiles, with the circumstances of the run. */
export function renderProfiles(profiles: readonly PageProfile[], plan: Plan, run: Circumstances): string {
  return [
    `${inCircumstances(run)}. ${plan.profiledPages} requests of each page, one after the other, after a warm-up.`,
    '### Misses: what the application’s time goes to',
    markdownTable(
      columns,
      profiles.flatMap(({ title, bytes, site, peer, earlier }) => {
        const size = bytes.toLocaleString('en-US');
        return [
          // Its pages are larger.
          ...(earlier ? [cells(title, 'earlier', '', earlier)] : []),
          cells(title, 'this one', size, site),
          cells(title, 'an empty page', size, peer),
        ];
      }),
    ),
  ].join('\n\n');
}
