/** What every answer is and is not. */
export const planningEstimate =
  'These are directional planning estimates, not financial, admissions or licensure advice.';
