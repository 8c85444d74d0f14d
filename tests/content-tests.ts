/** Suites about the content itself: golden answers, properties over every state, checks of tables. */
export const contentSuites = [
  'tests/golden/**/*.test.ts',
  'tests/property/**/*.test.ts',
  'scripts/data-*.test.ts',
  'lib/data/data.test.ts',
];

/** Other tests that still read `content/`: take one off when it computes from `tests/fixtures/content`. */
export const otherContentTests = [
  'components/pages/home/home-page.test.tsx',
  'components/pages/methodology/methodology-page.test.tsx',
  'components/pages/pass-rates/pass-rates-page.test.tsx',
  'components/pages/sources/sources-page.test.tsx',
  'components/pages/state/state-page.test.tsx',
  'components/pages/states/states-page.test.tsx',
  'lib/http/routes/readiness.test.ts',
  'lib/markdown/tokens.test.ts',
  'lib/mcp/service.test.ts',
  'lib/pass-rates/page/holdings.test.ts',
  'lib/pass-rates/page/state-page.test.ts',
  'lib/pass-rates/pass-rates.test.ts',
  'lib/places/page/state-list.test.ts',
  'lib/places/page/state-programs.test.ts',
  'lib/places/page/state.test.ts',
  'lib/programs/catalogue/nclex.test.ts',
  'lib/programs/page/pass-history.test.ts',
  'lib/site/api/bodies.isolated.test.ts',
  'lib/site/api/programs.test.ts',
  'lib/site/cards/cards.test.ts',
  'lib/site/dataset/dataset.test.ts',
  'lib/site/pages/constants.test.ts',
  'lib/site/pages/home.test.ts',
  'lib/site/pages/prose.test.ts',
  'tests/architecture/parsed-once.isolated.test.ts',
];
