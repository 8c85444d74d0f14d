import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Tables are read from disk at run time, so a traced (standalone or serverless) build has to carry them.
  outputFileTracingIncludes: { '/*': ['./content/**/*'] },
};

export default config;
