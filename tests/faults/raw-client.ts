import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { send } from '../support/clients';

export const ROI = '/api/agent/v1/calculators/nursing-roi';

/** @param client which of many addresses of this machine it comes from: one has a bound of its own. */
export function open(origin: string, client = 1): Socket {
  const port = Number(new URL(origin).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.2.${client}` });
  socket.on('error', () => {});
  return socket;
}

/** Sends bytes and waits until the connection is closed, or for so long. @returns everything that came back. */
export function exchange(origin: string, bytes: string, milliseconds = 3_000, client = 1): Promise<string> {
  return new Promise((resolve) => {
    const socket = open(origin, client);
    let text = '';
    const timer = setTimeout(() => socket.destroy(), milliseconds);
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
    socket.write(bytes, 'latin1');
  });
}

export const statuses = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const agent = new Agent({ keepAlive: false });

/** Expects that others are served meanwhile. */
export async function expectServed(origin: string): Promise<void> {
  for (const path of ['/', `${ROI}?state=ohio&degree=BSN`]) {
    expect((await send(agent, origin + path)).status).toBe(200);
  }
}
