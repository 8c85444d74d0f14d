/**
 * One attacking address, in a process of its own: `attacker <attack> <origin> <address> <seconds>`. Prints how many
 * answers of each status it got.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const [name = '', origin = '', address = '', seconds = '10'] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
const end = Date.now() + Number(seconds) * 1000;
const isOver = () => Date.now() >= end;

const statuses = new Map<string, number>();
const note = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

function open(): Socket {
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  return socket.on('error', (error: NodeJS.ErrnoException) => note(error.code ?? 'error'));
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    if (socket.destroyed) resolve();
  });

/** Notes the statuses of what a connection answers. */
function count(socket: Socket): Socket {
  return socket.setEncoding('latin1').on('data', (text: string) => {
    for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) note(status);
  });
}

/** Opens a connection for each of many, again and again until the time is over. */
async function again(connections: number, use: (socket: Socket, turn: number) => void): Promise<void> {
  let turn = 0;
  const one = async () => {
    while (!isOver()) {
      const socket = open();
      const timer = setTimeout(() => socket.destroy(), Math.max(0, end - Date.now()));
      use(socket, turn++);
      await closed(socket);
      clearTimeout(timer);
      await sleep(1);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/** Opens many connections once and keeps them. */
async function keep(connections: number, use: (socket: Socket, turn: number) => void): Promise<void> {
  const sockets: Socket[] = [];
  for (let turn = 0; turn < connections && !isOver(); turn += 1) {
    const socket = open();
    use(socket, turn);
    sockets.push(socket);
    if (turn % 100 === 99) await sleep(5);
  }
  await sleep(Math.max(0, end - Date.now()));
  for (const socket of sockets) socket.destroy();
}

/** Asks one request after the other on kept connections. */
async function ask(connections: number, request: (turn: number) => string): Promise<void> {
  let turn = 0;
  await again(connections, (socket) => {
    const next = () => socket.write(request(turn++));
    socket.once('connect', next);
    count(socket).on('data', (text: string) => {
      if (/HTTP\/1\.1 \d{3} /.test(text)) setImmediate(next);
    });
  });
}

/** Writes a text again and again, as fast as it is taken. */
function flood(socket: Socket, text: string): void {
  const write = () => {
    while (!isOver() && !socket.destroyed && socket.write(text));
  };
  socket.on('drain', write).once('connect', write);
}

/** Opens connections at a rate, and resets each once it is made. */
async function openAndReset(each10Ms: number): Promise<void> {
  while (!isOver()) {
    for (let count = 0; count < each10Ms; count += 1) {
      const socket = open();
      socket.once('connect', () => socket.resetAndDestroy());
    }
    await sleep(10);
  }
}

/** Writes a text byte by byte, each in a packet of its own. */
function writeBytes(socket: Socket, text: string): void {
  let at = 0;
  const timer = setInterval(() => socket.write(text[at++ % text.length] ?? ''), 10);
  socket.setNoDelay().once('close', () => clearInterval(timer));
}

const tiny = 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n';
const hit = 'GET / HTTP/1.1\r\nHost:\r\n\r\n';
const READ_BYTES = 64 * 1024;
const pipeline = (request: string) => request.repeat(Math.floor(READ_BYTES / request.length));
const get = (target: string, fields = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${fields}\r\n`;
const BODY_BYTES = 131_072;
const post = (bytes: number) =>
  `POST /api/mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n${' '.repeat(bytes)}`;
const head = 'HEAD /states/ohio HTTP/1.1\r\nHost: x\r\n\r\n';
const manyHeaders = `\r\n${Array.from({ length: 1_700 }, (_, name) => `x${name.toString(36)}:\r\n`).join('')}\r\n`;
const manyTags = `\r\nIf-None-Match: ${'""'.repeat(7_800)}\r\n\r\n`;

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  'pipelines on 1 connection': () => again(1, (socket) => count(socket).write(pipeline(hit))),
  'pipelines on 10 connections': () => again(10, (socket) => count(socket).write(pipeline(hit))),
  'pipelines on 40 connections': () => again(40, (socket) => count(socket).write(pipeline(hit))),
  'pipelines on 700 connections and never reads': () =>
    keep(700, (socket) => socket.pause().write(pipeline(hit))),
  'pipelines on 2500 connections and never reads': () =>
    keep(2_500, (socket) => socket.pause().write(pipeline(hit))),
  'keeps 5000 connections': () => keep(5_000, (socket) => count(socket).write(tiny)),
  'asks for new pages on 64 connections': () =>
    ask(64, (turn) => get(`/programs?query=attack${address}${turn}`, 'Accept: text/html\r\n')),
  'asks for new pages in Markdown on 64 connections': () =>
    ask(64, (turn) => get(`/programs?query=attack${address}${turn}`, 'Accept: text/markdown\r\n')),
  'asks for one page by unknown parameters': () =>
    ask(64, (turn) => get(`/programs?utm_${turn}=${turn}&x=${address}`)),
  'asks for one page by other methods, in parts and for the router': () =>
    ask(
      64,
      (turn) =>
        [
          `DELETE /programs?state=ohio HTTP/1.1\r\nHost: x\r\n\r\n`,
          get('/programs?state=ohio', `Range: bytes=${turn}-\r\nCookie: a=${turn}\r\n`),
          get('/programs?state=ohio', 'RSC: 1\r\n'),
        ][turn % 3] ?? '',
    ),
  'pipelines hits on 60 connections and resets 60 others': () =>
    Promise.all([
      ask(60, () => head.repeat(8)),
      again(60, (socket) => socket.once('connect', () => socket.resetAndDestroy())),
    ]).then(() => {}),
  'pipelines hits with 1700 headers on 64 connections': () =>
    again(64, (socket) => count(socket).write(head.replace('\r\n\r\n', manyHeaders).repeat(7))),
  'names 7800 entity tags on 64 connections': () =>
    ask(64, () => head.replace('\r\n\r\n', manyTags).repeat(7)),
  'sends a body in chunks of a byte on 8 connections': () =>
    keep(8, (socket) => {
      socket.write('POST /api/mcp HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
      flood(socket, '1\r\na\r\n'.repeat(10_000));
    }),
  'pipelines bodies of 60000 bytes on 128 connections': () =>
    again(128, (socket) => flood(count(socket), post(60_000))),
  'sends bytes of hits one by one on 127 connections and opens 2000 others a second': () =>
    Promise.all([again(127, (socket) => writeBytes(socket, hit)), openAndReset(20)]).then(() => {}),
  'opens 5000 connections a second': () => openAndReset(50),
  'leaves with 64 requests in flight': () =>
    again(8, (socket, turn) => {
      const requests = Array.from({ length: 8 }, (_, one) => get(`/nothing-here-${address}-${turn}-${one}`));
      socket.write(requests.join(''), () => setTimeout(() => socket.destroy(), 20));
    }),
  'accepts 15000 things': () => ask(64, () => get('/', `Accept: ${','.repeat(15_000)}\r\n`)),
  'repeats a name 700 times': () => ask(64, (turn) => get(`/programs?${'state=ohio&'.repeat(700)}x=${turn}`)),
  'is refused all the time': () =>
    ask(64, (turn) => get(`/${'x'.repeat(8_000)}${turn}`, 'Accept: text/html\r\n')),
  'reads slowly on 45 connections': () =>
    again(45, (socket) => {
      socket.pause().write(get('/llms-full.txt', 'Range: bytes=0-\r\n').repeat(8));
      const timer = setInterval(() => socket.read(600), 3_000);
      socket.once('close', () => clearInterval(timer));
    }),
  'sends bodies without their last byte on 3000 connections': () =>
    keep(3_000, (socket) => socket.write(post(BODY_BYTES).slice(0, -1))),
};

const attack = attacks[name];
if (attack) {
  await attack();
  console.log(JSON.stringify(Object.fromEntries(statuses)));
  process.exit(0);
}
console.error(`There is no attack ${name}: ${Object.keys(attacks).join('; ')}`);
process.exit(1);
