import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run lint` checks them, once.
  typescript: { ignoreBuildErrors: true },
  // The reverse proxy compresses answers and makes their entity tags.
  compress: false,
  generateEtags: false,
  // A second build beside the first, to work on while the site is served.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  // Written into pages by the build (scripts/next-build.ts); `next dev` has none, and its pages work without.
  env: { BROWSER_MODULE: process.env['BROWSER_MODULE'] ?? '' },
  // Pages made on request are kept in memory, which is bounded: on disk any made-up address would leave a file.
  experimental: { isrFlushToDisk: false },
  // Their addresses have no hash, so browsers check them once a day.
  headers: async () => [
    {
      source: '/:file(favicon\\.ico|icon\\.svg|apple-icon\\.png|cards/index\\.png)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
    },
    // Their names have a version.
    {
      source: '/fonts/:file',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  // Tables and prose are read from disk at run time, so a traced (standalone or serverless) build has to carry them.
  outputFileTracingIncludes: { '/*': ['./content/**/*', './lib/*/*/method.md'] },
};

export default config;
