import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-address';

/** What one connection has taken. */
interface Connection {
  readonly socket: Socket;
  readonly client: string;
  /** Requests whose response has not been read. */
  unanswered: number;
  /** Of each of them that has any: the parts of its body, and the response that waits to be read. */
  readonly held: Set<readonly Buffer[]>;
  /** When it became idle, or began to hold bytes. */
  since: number;
  isOpen: boolean;
  /** It had too many requests: nothing more of it is answered. */
  isIgnored: boolean;
}

/** Bounds of each kind. `maxPerClient` is infinite where a proxy stands in front: it has all connections. */
export interface ConnectionLimits {
  readonly max: number;
  readonly maxPerClient: number;
  readonly maxUnanswered: number;
  readonly maxIgnoredMs: number;
  readonly maxHeldBytes: number;
  readonly maxReadingMs: number;
}

/** Counts a buffer that a request holds, until its response has been read. */
export type Hold = (buffer: Buffer) => void;

/** Part of the connections that is ended when there are too many: not one by one at each new one. */
const ENDED_AT_ONCE = 0.02;

const SWEEP_MS = 5_000;

/** A set of connections, or a map to them. */
type Collection = Pick<ReadonlySet<Connection>, 'size' | 'values'>;

const byAge = (a: Connection, b: Connection) => a.since - b.since;
const isIdle = ({ unanswered }: Connection) => unanswered === 0;
const holdsBytes = ({ held }: Connection) => held.size > 0;

/** Counts the connections of each client, and what each has taken. All of it is given back when it closes. */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private readonly byClient = new Map<string, Set<Connection>>();
  private readonly sweeper = setInterval(() => this.endSlowReaders(), SWEEP_MS).unref();
  /** Requests that hold a buffer, which can be one of the cache: its bytes are counted once. */
  private readonly holders = new Map<Buffer, number>();
  private unanswered = 0;
  private heldBytes = 0;

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
   * Counts a new connection. Where its client or all of them have too many, the longest idle ones are ended for it;
   * where none is idle, the new one is.
   */
  accept(socket: Socket): void {
    const client = clientNetwork(socket.remoteAddress ?? '') ?? '';
    const { max, maxPerClient } = this.limits;
    const own = this.byClient.get(client) ?? new Set();
    if (!this.hasRoom(own, maxPerClient) || !this.hasRoom(this.open, max)) {
      socket.destroy();
      return;
    }
    const connection: Connection = {
      socket,
      client,
      unanswered: 0,
      held: new Set(),
      since: this.now(),
      isOpen: true,
      isIgnored: false,
    };
    this.open.set(socket, connection);
    // Its set may have been left by the last connection that was ended.
    this.byClient.set(client, (this.byClient.get(client) ?? new Set()).add(connection));
    socket.once('close', () => this.forget(connection));
  }

  /**
   * Counts a request until its response has been read.
   *
   * @returns what counts its bytes; undefined where its connection has too many requests: it is not to be answered.
   */
  begin(socket: Socket, response: ServerResponse): Hold | undefined {
    const connection = this.open.get(socket);
    // The rest of a part is still parsed.
    if (!connection || connection.isIgnored) return undefined;
    if (connection.unanswered >= this.limits.maxUnanswered) {
      this.ignore(socket);
      return undefined;
    }
    this.addUnanswered(connection, 1);
    const held: Buffer[] = [];
    response.once('close', () => {
      if (!connection.isOpen) return;
      this.release(connection, held);
      this.addUnanswered(connection, -1);
      if (isIdle(connection)) connection.since = this.now();
    });
    return (buffer) => {
      if (!connection.isOpen) return;
      if (!holdsBytes(connection)) connection.since = this.now();
      connection.held.add(held);
      held.push(buffer);
      this.take(buffer);
    };
  }

  /** Returns whether what a connection sends is not read any more. */
  isIgnored(socket: Socket): boolean {
    return this.open.get(socket)?.isIgnored ?? true;
  }

  clientOf(socket: Socket): string {
    return this.open.get(socket)?.client ?? '';
  }

  /** Reads no more of a connection, and ends it later: closed at once, it would be opened again at once. */
  ignore(socket: Socket): void {
    const connection = this.open.get(socket);
    if (!connection || connection.isIgnored) return;
    connection.isIgnored = true;
    socket.pause();
    setTimeout(() => this.end(connection), this.limits.maxIgnoredMs).unref();
  }

  /** Ends the connections that have no request: memory is short. */
  endIdle(): void {
    for (const connection of [...this.open.values()].filter(isIdle)) this.end(connection);
  }

  close(): void {
    clearInterval(this.sweeper);
  }

  private hasRoom(connections: Collection, max: number): boolean {
    if (connections.size < max) return true;
    const idle = [...connections.values()].filter(isIdle).sort(byAge);
    for (const connection of idle.slice(0, Math.ceil(max * ENDED_AT_ONCE))) this.end(connection);
    return idle.length > 0;
  }

  private endLongestHolders(): void {
    for (const connection of [...this.open.values()].filter(holdsBytes).sort(byAge)) {
      if (this.heldBytes <= this.limits.maxHeldBytes / 2) return;
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
    if (holders > 0) return;
    this.heldBytes += buffer.length;
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
