import { randomBytes } from 'node:crypto';

/** Names requests: a number that begins anew with each process, behind a name of the process. */
export function requestIds(process = randomBytes(6).toString('base64url')): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
