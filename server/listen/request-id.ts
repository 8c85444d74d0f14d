import { randomBytes } from 'node:crypto';

/** Returns a generator of request ids: a random name of the process and a counter. */
export function requestIds(process = randomBytes(6).toString('base64url')): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
