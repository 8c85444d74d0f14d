import path from 'node:path';
import { siteBuild } from '../../site-build';
import { emptyNextApp, next, peers, type Subject } from '../subjects';

/** Everyone is the same client here, and none has a limit. */
const UNLIMITED = { RATE_LIMIT: '0', LOG_LEVEL: 'warn' };

const viaTsx = ['--import', 'tsx'];

/** A front door before another application. */
const doorBefore =
  (health: string, ...command: string[]) =>
  () => [...viaTsx, path.join(peers, 'door.ts'), health, ...command];

export const door: Subject = {
  id: 'door',
  title: 'front door',
  relativeTo: ['node', 'hono', 'fastify'],
  command: () => [path.join(siteBuild, 'proxy', 'main.mjs')],
  environment: UNLIMITED,
};

const EMPTY = '/api/empty';

export const doorBeforeEmpty: Subject = {
  id: 'door-empty',
  title: 'empty Next route through the front door',
  relativeTo: [],
  command: doorBefore(EMPTY, next, 'start', emptyNextApp, '--port', 'PORT', '--hostname', 'localhost'),
  environment: UNLIMITED,
  insteadOfRoutes: EMPTY,
};

export const doorBeforeAnything: Subject = {
  id: 'door-any',
  title: 'front door before any address',
  relativeTo: [],
  command: doorBefore('/', ...viaTsx, path.join(peers, 'any-address.ts')),
  environment: UNLIMITED,
};

/** Bare Node with the bytes that another server sends. */
export const sameBytes = (origin: string): Subject => ({
  id: 'node',
  title: 'node:http, same bytes',
  relativeTo: [],
  command: () => [...viaTsx, path.join(peers, 'same-bytes.ts')],
  environment: { BYTES_FROM: origin },
});
