'use client';

import { Problem } from '@/components/parts/problem/problem';

/** Where a calculator failed in the browser. What fails on the server is answered by a notice. */
export default function CalculatorError() {
  return (
    <Problem
      title="Something went wrong"
      explanation="The calculator failed on our side; what you entered was not the cause. Reload the page in a minute."
    />
  );
}
