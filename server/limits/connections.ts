import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import { clientNetwork } from './client-address';

/** What one connection has taken. */
interface Connection {
  readonly socket: Socket;
  readonly client: string;
  /** Requests whose response has not been read. */
  unanswered: number;
  /** Of each of them that has any: the parts of its body, and the response that waits to be read. */
  readonly held: Set<readonly Buffer[]>;
  /** Bytes that were read and wait to be parsed. */
  unparsed: number;
  /** When it became idle, or began to hold bytes. */
  since: number;
  /** Its last request, and the response to it. */
  last: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
  isOpen: boolean;
  /** Nothing more of it is read. */
  isIgnored: boolean;
  /** Answers what is no request, after the requests. */
  answerMalformed: (() => void) | undefined;
}

/** Bounds of each kind. `maxPerClient` is infinite where a proxy stands in front: it has all connections. */
export interface ConnectionLimits {
  readonly max: number;
  readonly maxPerClient: number;
  /** New ones of one client in a second. */
  readonly maxNewPerClient: number;
  readonly maxUnanswered: number;
  readonly maxIgnoredMs: number;
  readonly maxHeldBytes: number;
  readonly maxReadingMs: number;
}

/** Counts a buffer that a request holds, until its response has been read. */
export type Hold = (buffer: Buffer) => void;

/** Part of the connections that is ended when there are too many: not one by one at each new one. */
const ENDED_AT_ONCE = 0.02;

/** Part of the bytes that are left where there are too many: ending a connection takes time, and many at once delay others. */
const HELD_LEFT = 0.9;

const SWEEP_MS = 5_000;

/** A younger connection is not idle: its request may be on its way. */
const MIN_IDLE_MS = 1_000;

const WINDOW_MS = 1_000;
const MAX_CLIENTS = 4_096;

/** A set of connections, or a map to them. */
type Collection = Pick<ReadonlySet<Connection>, 'size' | 'values'>;

const byAge = (a: Connection, b: Connection) => a.since - b.since;
const isIdle = ({ unanswered, unparsed }: Connection) => unanswered === 0 && unparsed === 0;

/** Returns whether a connection closes after the response to its last request: no further one is answered. */
const isClosing = ({ last }: Connection) => last?.response.shouldKeepAlive === false;

/** Returns whether the last request has not arrived whole, nor been answered: nothing but an error answers it. */
const isCutOff = ({ last }: Connection) =>
  last !== undefined && !last.request.complete && !last.response.writableEnded;

const holdsBytes = ({ held, unparsed }: Connection) => held.size > 0 || unparsed > 0;

/** Counts the connections of each client, and what each has taken. All of it is given back when it closes. */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private readonly byClient = new Map<string, Set<Connection>>();
  /** How many connections each client has opened within a second. */
  private readonly opened = new LRUCache<string, number>({
    max: MAX_CLIENTS,
    ttl: WINDOW_MS,
    perf: { now: () => this.now() },
  });
  private readonly sweeper = setInterval(() => this.endSlowReaders(), SWEEP_MS).unref();
  /** Requests that hold a buffer, which can be one of the cache: its bytes are counted once. */
  private readonly holders = new Map<Buffer, number>();
  private unanswered = 0;
  private heldBytes = 0;
  private isDraining = false;

  constructor(
    private readonly limits: ConnectionLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What is taken now. */
  get size() {
    const { unanswered, heldBytes } = this;
    return { connections: this.open.size, unanswered, heldBytes };
  }

  /**
   * Counts a new connection. Where its client or all of them have too many, the longest idle ones are ended for it.
   *
   * @returns whether it is served: not where none is idle, nor where its client opens too many.
   */
  accept(socket: Socket): boolean {
    // It has no address any more where its client has reset it.
    if (socket.remoteAddress === undefined) return false;
    const client = clientNetwork(socket.remoteAddress) ?? '';
    const { max, maxPerClient, maxNewPerClient } = this.limits;
    const opened = 1 + (this.opened.get(client) ?? 0);
    this.opened.set(client, opened, { noUpdateTTL: true });
    if (opened > maxNewPerClient) return false;
    const own = this.byClient.get(client) ?? new Set();
    if (!this.hasRoom(own, maxPerClient) || !this.hasRoom(this.open, max)) return false;
    const connection: Connection = {
      socket,
      client,
      unanswered: 0,
      held: new Set(),
      unparsed: 0,
      since: this.now(),
      last: undefined,
      isOpen: true,
      isIgnored: false,
      answerMalformed: undefined,
    };
    this.open.set(socket, connection);
    // Its set may have been left by the last connection that was ended.
    this.byClient.set(client, (this.byClient.get(client) ?? new Set()).add(connection));
    socket.once('close', () => this.forget(connection));
    return true;
  }

  /**
   * Counts a request until its response has been read.
   *
   * @returns what counts its bytes; undefined where it is not to be answered: its connection has too many requests, or
   *   was to close after an earlier one.
   */
  begin(request: IncomingMessage, response: ServerResponse): Hold | undefined {
    const { socket } = request;
    const connection = this.open.get(socket);
    // The rest of a part is still parsed.
    if (!connection || connection.isIgnored) return undefined;
    if (isClosing(connection)) {
      // Node keeps each request that is not answered.
      this.stopReading(connection);
      if (connection.unanswered >= this.limits.maxUnanswered) this.endLater(connection);
      return undefined;
    }
    connection.last = { request, response };
    if (this.isDraining) response.shouldKeepAlive = false;
    this.addUnanswered(connection, 1);
    if (connection.unanswered >= this.limits.maxUnanswered) {
      // The client learns that those beyond are not answered, and may close it.
      response.shouldKeepAlive = false;
      socket.destroySoon = () => this.endLater(connection);
    }
    const held: Buffer[] = [];
    response.once('close', () => {
      if (!connection.isOpen) return;
      this.release(connection, held);
      this.addUnanswered(connection, -1);
      if (isIdle(connection)) connection.since = this.now();
      this.answerMalformedLast(connection);
    });
    return (buffer) => {
      if (!connection.isOpen) return;
      if (!holdsBytes(connection)) connection.since = this.now();
      connection.held.add(held);
      held.push(buffer);
      this.take(buffer);
    };
  }

  /** Counts the bytes of a connection that were read and wait to be parsed: in the place of those that were counted. */
  countUnparsed(socket: Socket, bytes: number): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    if (!holdsBytes(connection)) connection.since = this.now();
    const more = bytes - connection.unparsed;
    // First: the connection itself can be ended for it.
    connection.unparsed = bytes;
    this.addHeld(more);
  }

  /**
   * Reads no more of a connection, and answers what is no request after all requests before it: the client would take it for
   * their answer. Not where the connection closes before.
   */
  answerLast(socket: Socket, answerMalformed: () => void): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    this.stopReading(connection);
    connection.answerMalformed ??= answerMalformed;
    this.answerMalformedLast(connection);
  }

  /** Returns whether what a connection sends is not read any more. */
  isIgnored(socket: Socket): boolean {
    return this.open.get(socket)?.isIgnored ?? true;
  }

  lastRequest(socket: Socket): IncomingMessage | undefined {
    return this.open.get(socket)?.last?.request;
  }

  clientOf(socket: Socket): string {
    return this.open.get(socket)?.client ?? '';
  }

  /**
   * Keeps no connection alive from now on. Also says so in responses that are under way: a client that does not know it would
   * ask again, on a connection that is closed at that moment.
   */
  drain(): void {
    this.isDraining = true;
    for (const { last } of this.open.values()) {
      if (last && !last.response.headersSent) last.response.shouldKeepAlive = false;
    }
  }

  /** Ends the connections that have had no request for a while: memory is short. */
  endIdle(): void {
    const before = this.now() - MIN_IDLE_MS;
    for (const connection of [...this.open.values()].filter(isIdle)) {
      if (connection.since < before) this.end(connection);
    }
  }

  close(): void {
    clearInterval(this.sweeper);
  }

  private answerMalformedLast(connection: Connection): void {
    const { answerMalformed, unanswered } = connection;
    if (!answerMalformed || unanswered > Number(isCutOff(connection))) return;
    if (isCutOff(connection) || !isClosing(connection)) answerMalformed();
  }

  private stopReading(connection: Connection): void {
    connection.isIgnored = true;
    connection.socket.pause();
  }

  /** Ends a connection later: closed at once, it would be opened again at once. */
  private endLater(connection: Connection): void {
    setTimeout(() => this.end(connection), this.limits.maxIgnoredMs).unref();
  }

  private hasRoom(connections: Collection, max: number): boolean {
    if (connections.size < max) return true;
    const idle = [...connections.values()].filter(isIdle).sort(byAge);
    for (const connection of idle.slice(0, Math.ceil(max * ENDED_AT_ONCE))) this.end(connection);
    return idle.length > 0;
  }

  private endLongestHolders(): void {
    for (const connection of [...this.open.values()].filter(holdsBytes).sort(byAge)) {
      if (this.heldBytes <= this.limits.maxHeldBytes * HELD_LEFT) return;
      this.end(connection);
    }
  }

  private endSlowReaders(): void {
    const before = this.now() - this.limits.maxReadingMs;
    for (const connection of this.open.values()) {
      if (holdsBytes(connection) && connection.since < before) this.end(connection);
    }
  }

  private end(connection: Connection): void {
    this.forget(connection);
    connection.socket.destroy();
  }

  private forget(connection: Connection): void {
    if (!connection.isOpen) return;
    for (const held of connection.held) this.release(connection, held);
    this.heldBytes -= connection.unparsed;
    this.addUnanswered(connection, -connection.unanswered);
    connection.isOpen = false;
    this.open.delete(connection.socket);
    const own = this.byClient.get(connection.client);
    own?.delete(connection);
    if (own?.size === 0) this.byClient.delete(connection.client);
  }

  private addUnanswered(connection: Connection, count: number): void {
    connection.unanswered += count;
    this.unanswered += count;
  }

  private take(buffer: Buffer): void {
    const holders = this.holders.get(buffer) ?? 0;
    this.holders.set(buffer, holders + 1);
    if (holders === 0) this.addHeld(buffer.length);
  }

  private addHeld(bytes: number): void {
    this.heldBytes += bytes;
    if (this.heldBytes > this.limits.maxHeldBytes) this.endLongestHolders();
  }

  private release(connection: Connection, held: readonly Buffer[]): void {
    connection.held.delete(held);
    for (const buffer of held) {
      const others = (this.holders.get(buffer) ?? 0) - 1;
      if (others > 0) {
        this.holders.set(buffer, others);
      } else {
        this.holders.delete(buffer);
        this.heldBytes -= buffer.length;
      }
    }
  }
}
