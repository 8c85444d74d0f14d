/** One page of each kind that readers come to most, as a reader would see it. */
export const templates = [
  { name: 'home', path: '/' },
  { name: 'calculator answer', path: '/calculators/nursing-roi?state=ohio&degree=BSN' },
  { name: 'state', path: '/states/ohio' },
  { name: 'salaries', path: '/salaries/registered-nurses' },
  { name: 'developers', path: '/developers' },
] as const;
