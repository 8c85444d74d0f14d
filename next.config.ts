import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A second build beside the first, for whoever works while the site is served.
  distDir: process.env['NEXT_DIST_DIR'] ?? '.next',
  // Pages made on request are kept in memory, which is bounded: on disk any made-up address would leave a file.
  experimental: { isrFlushToDisk: false },
  // Tables are read from disk at run time, so a traced (standalone or serverless) build has to carry them.
  outputFileTracingIncludes: { '/*': ['./content/**/*'] },
};

export default config;
