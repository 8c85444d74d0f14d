import { Term } from '../../parts/term/term';

/** Who is counted in a wage, and what no table of pay says. */
export function WhatPayCounts() {
  return (
    <>
      <p>
        The figures are of <Term id="oews" />, the survey of the Bureau of Labor Statistics (BLS). A wage is
        for everyone in the job, of every age, before tax and at full-time hours. People who work for
        themselves are not counted. Overtime and extra pay for nights are not in it.
      </p>
      <p>
        BLS does not report pay by years of experience. Under “starting out” we show what a quarter earn less
        than: a rough guide to a first job.
      </p>
      <p>
        The middle is the <Term id="median">median</Term>: half earn more, half less. The average is what all
        earn divided by how many they are. Compare like with like. High pay often goes with high prices.
      </p>
    </>
  );
}
