/**
 * Layers, lowest first. Each imports only from those below it.
 * kernel (text, numbers, parameters) -> lib/data -> rules (places, calculators, programs, pass-rates)
 * -> their page/ folders and lib/site -> lib/http -> lib/{openapi,mcp,markdown} -> components -> app, server.
 */

const TESTS = '[.](test|bench)[.]tsx?$';
const KERNEL = '^lib/(text|numbers|parameters)/';
/** The list of states is a constant that tables, parameters and rules share. */
const STATES = '^lib/places/states[.]ts$';
const PAGE = '^lib/.+/page/';
const SUBJECTS = '^lib/(calculators|programs|pass-rates|places)/';
const ABOVE_RULES = '^(lib/(site|http|openapi|mcp|markdown)|components|app|server|scripts|tests)/';

/** Modules of lib/data that read content/ or turn its text into tables and back; their types are free to use. */
const DISK = '^lib/data/(read|csv|build|content|write|version)[.]ts$';
/** The data as it was read: handed to those who need it. */
const LOADED = '^lib/data/data[.]ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or want a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'kernel-imports-nothing-of-ours',
      comment: 'Words, numbers and declared parameters know no subject.',
      severity: 'error',
      from: { path: KERNEL, pathNot: TESTS },
      to: { path: '^(lib|components|app|server|scripts|tests)/', pathNot: KERNEL },
    },
    {
      name: 'data-knows-no-one-above',
      comment: 'Tables are read without knowing who asks.',
      severity: 'error',
      from: { path: '^lib/data/', pathNot: TESTS },
      to: {
        path: ['^lib/(?!data/)', '^(components|app|server|scripts|tests)/'],
        pathNot: [KERNEL, STATES],
      },
    },
    {
      name: 'rules-know-no-one-above',
      comment: 'Calculators, finder, pass rates and places are understood without HTTP, pages or MCP.',
      severity: 'error',
      from: { path: SUBJECTS, pathNot: [PAGE, TESTS] },
      to: { path: [ABOVE_RULES, PAGE] },
    },
    {
      name: 'rules-use-no-framework',
      comment: 'The same rules run in a page, a route, an MCP tool and a test.',
      severity: 'error',
      from: { path: SUBJECTS, pathNot: [PAGE, TESTS] },
      to: { path: 'node_modules/(next|react|react-dom|server-only|fastify)(/|$)' },
    },
    {
      name: 'rules-do-no-input-or-output',
      comment:
        'An answer depends on its inputs and the Data that is handed in: no disk, network, environment, clock.',
      severity: 'error',
      from: { path: SUBJECTS, pathNot: [PAGE, TESTS] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-are-handed-their-data',
      comment: 'Data is an argument, so that a test can hand in another table. Its types may be imported.',
      severity: 'error',
      from: { path: SUBJECTS, pathNot: [PAGE, TESTS] },
      to: { path: [LOADED, DISK], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-and-site-are-below-http',
      comment: 'The words and figures of a page do not depend on how it is sent.',
      severity: 'error',
      from: { path: [PAGE, '^lib/site/'], pathNot: TESTS },
      to: { path: ['^lib/(http|openapi|mcp|markdown)/', '^(components|app|server|scripts|tests)/'] },
    },
    {
      name: 'http-is-below-the-documents',
      severity: 'error',
      from: { path: '^lib/http/', pathNot: TESTS },
      to: { path: ['^lib/(openapi|mcp|markdown)/', '^(components|app|server|scripts|tests)/'] },
    },
    {
      name: 'lib-knows-no-page',
      severity: 'error',
      from: { path: '^lib/', pathNot: TESTS },
      to: { path: '^(components|app|server|scripts|tests)/' },
    },
    {
      name: 'components-only-show',
      comment: 'A component is handed what it shows: it reads no tables and computes no answers.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: {
        path: ['^(app|server|scripts|tests)/', '^lib/(http|openapi|mcp|markdown)/', LOADED, DISK],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-sees-no-tables',
      comment: 'A file of app turns one URL into one call into lib, to which it may hand the data.',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: { path: ['^lib/data/tables/', DISK, '^(server|scripts|tests)/'] },
    },
    {
      name: 'proxy-knows-http-alone',
      comment: 'The reverse proxy learns from response headers what it must know of the application.',
      severity: 'error',
      from: { path: '^server/', pathNot: TESTS },
      to: {
        path: '^(lib|app|components|scripts|tests)/',
        pathNot: [
          '^lib/http/(negotiation|responses)/',
          '^lib/telemetry/',
          '^lib/site/(identity|urls)[.]ts$',
          '^lib/mcp/settings[.]ts$',
        ],
      },
    },
    {
      name: 'proxy-carries-no-subject',
      comment:
        'Nor does anything that it imports: a table or a sentence of a calculator does not rebuild it.',
      severity: 'error',
      from: { path: '^server/main[.]ts$' },
      to: { path: [SUBJECTS, LOADED, '^lib/data/tables/'], reachable: true },
    },
    {
      name: 'browser-is-alone',
      comment: 'What runs in the browser knows the markup of pages, and takes no code of the server along.',
      severity: 'error',
      from: { path: '^browser/' },
      to: { pathNot: '^browser/' },
    },
    {
      name: 'nothing-needs-the-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', TESTS] },
      to: { path: ['^tests/', TESTS] },
    },
    {
      name: 'what-is-shipped-is-a-dependency',
      comment: 'Packages for development are not installed where the service runs.',
      severity: 'error',
      from: { path: '^(lib|app|components|server)/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules/\\.cache|reports)|(^|/)(\\.next|next-env\\.d\\.ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
