import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_PARSING_MS } from '../limits/limits';

/** Most of what was read that is parsed before a look at the clock: some requests, or more of one body. */
const PART_BYTES = 256;
const BODY_PART_BYTES = 4_096;

/** @param last request of a connection. */
function partBytes(last: IncomingMessage | undefined): number {
  const bodyBytes = last?.complete === false ? Number(last.headers['content-length'] ?? 0) : 0;
  return Math.max(PART_BYTES, Math.min(bodyBytes, BODY_PART_BYTES));
}

/** What the turns must know of connections. */
interface Parsed {
  /** Returns whether nothing more of a connection is to be read. */
  isIgnored(socket: Socket): boolean;
  clientOf(socket: Socket): string;
  lastRequest(socket: Socket): IncomingMessage | undefined;
  /** Counts the bytes of a connection that wait. */
  countUnparsed(socket: Socket, bytes: number): void;
}

type Parse = (chunk: Buffer) => void;

/** Calls back when nothing waits any more of what was resolved or put off to the next tick before. */
const afterEffects = (callback: () => void) => queueMicrotask(() => process.nextTick(callback));

/** What was read of a connection. */
interface Read {
  readonly socket: Socket;
  readonly parse: Parse;
  readonly chunk: Buffer;
}

/**
 * Parses what is read in small parts, for a few milliseconds in each turn of the event loop, by client in turn.
 *
 * Node reads 64 KiB at once, which can be thousands of pipelined requests, parses and answers all of them, and accepts
 * one connection in between: a few busy connections would keep all others from being accepted.
 */
export class ParseTurns {
  /** What waits for a turn, by client and connection. */
  private readonly waiting = new Map<string, Map<Socket, Read>>();
  private turnEnds = 0;
  /** Until then, only connections are accepted where some wait to be. */
  private pauseEnds = 0;
  private isScheduled = false;
  /** A connection was accepted since the last turn: others may wait to be. */
  private hasAccepted = false;

  constructor(
    private readonly connections: Parsed,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Notes a connection from the system, also one that is refused or whose client has already gone. */
  noteAccepted(): void {
    this.hasAccepted = true;
  }

  /** Takes over a connection of Node's HTTP server, which has begun to listen for its data. */
  add(socket: Socket): void {
    const [parse] = socket.listeners('data') as Parse[];
    if (!parse) return;
    socket.removeListener('data', parse);
    socket.on('data', (chunk: Buffer) => this.read({ socket, parse: parse.bind(socket), chunk }));
    // Node reads on where a body is wanted, also while earlier bytes wait.
    const resume = socket.resume.bind(socket);
    socket.resume = () => (this.isWaiting(socket) ? socket : resume());
  }

  private isWaiting(socket: Socket): boolean {
    return this.waiting.get(this.connections.clientOf(socket))?.has(socket) ?? false;
  }

  private read(read: Read): void {
    if (this.waiting.size === 0) this.beginTurn();
    if (this.waiting.size === 0 && this.now() < this.turnEnds) this.parse(read);
    else this.wait(read);
  }

  /** The first that is read in a turn of the loop begins it, what waits goes on in the next. */
  private beginTurn(): void {
    if (this.isScheduled) return;
    this.turnEnds = this.now() + (this.hasAccepted ? MAX_PARSING_MS.accepting : MAX_PARSING_MS.otherwise);
    this.hasAccepted = false;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      if (this.waiting.size > 0) this.goOn();
    });
  }

  private goOn(): void {
    const isAccepting = this.hasAccepted;
    this.beginTurn();
    const began = this.now();
    if (!isAccepting || began >= this.pauseEnds) this.parseWaiting(began);
  }

  /** Parses what waits, by client in turn, until the turn ends: one part at least. What follows from a part is of its turn. */
  private parseWaiting(began: number): void {
    this.parseNext();
    afterEffects(() => {
      const now = this.now();
      if (this.waiting.size > 0 && now < this.turnEnds) this.parseWaiting(began);
      else this.pauseEnds = now + (now - began);
    });
  }

  private parseNext(): void {
    const [client, queue] = this.waiting.entries().next().value ?? [];
    const [next] = queue?.values() ?? [];
    if (client === undefined || !queue || !next) return;
    queue.delete(next.socket);
    // The next client first, before another connection of this one.
    this.waiting.delete(client);
    if (queue.size > 0) this.waiting.set(client, queue);
    this.connections.countUnparsed(next.socket, 0);
    if (next.socket.destroyed) return;
    next.socket.resume();
    this.parse(next);
  }

  /** Parses a part; the rest waits for its turn, or until Node wants to read on. */
  private parse({ socket, parse, chunk }: Read): void {
    let start = 0;
    while (start < chunk.length) {
      // It closes: no answer can be sent any more.
      if (socket.writableEnded) return;
      if (this.connections.isIgnored(socket)) {
        socket.pause();
        return;
      }
      // Node waits until earlier responses are read.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(start));
        return;
      }
      if (start > 0 && (this.waiting.size > 0 || this.now() >= this.turnEnds)) {
        this.wait({ socket, parse, chunk: chunk.subarray(start) });
        return;
      }
      const end = start + partBytes(this.connections.lastRequest(socket));
      parse(chunk.subarray(start, end));
      start = end;
    }
  }

  private wait(read: Read): void {
    const { socket, chunk } = read;
    socket.pause();
    const client = this.connections.clientOf(socket);
    const queue = this.waiting.get(client) ?? new Map<Socket, Read>();
    this.waiting.set(client, queue);
    queue.set(socket, read);
    this.connections.countUnparsed(socket, chunk.length);
  }
}
