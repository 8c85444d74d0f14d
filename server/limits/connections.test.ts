import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connections, type Hold } from './connections';

let connections: Connections;

beforeEach(() => {
  vi.useFakeTimers();
  const limits = {
    max: 10,
    maxPerClient: 4,
    maxNewPerClient: 6,
    maxUnanswered: 2,
    maxIgnoredMs: 5_000,
    maxHeldBytes: 100,
    maxReadingMs: 60_000,
  };
  connections = new Connections(limits, Date.now);
});
afterEach(() => {
  connections.close();
  vi.useRealTimers();
});

/** What is counted of a connection, a moment after the one before. */
function connect(remoteAddress: string) {
  vi.advanceTimersByTime(1);
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    destroyed: false,
    destroy: () => {},
    pause: () => {},
  });
  socket.destroy = () => {
    socket.destroyed = true;
  };
  socket.destroyed = !connections.accept(socket as unknown as Socket);
  return socket;
}

function ask(
  socket: EventEmitter,
  { complete = true, shouldKeepAlive = true } = {},
): { readonly hold: Hold | undefined; readonly read: () => void } {
  const response = Object.assign(new EventEmitter(), { shouldKeepAlive });
  const hold = connections.begin({ socket, complete } as IncomingMessage, response as ServerResponse);
  return { hold, read: () => response.emit('close') };
}

describe('connections', () => {
  it('count what each has taken, and give all of it back when they close', () => {
    const socket = connect('192.0.2.1');
    const first = ask(socket);
    first.hold?.(Buffer.alloc(30));
    ask(socket).hold?.(Buffer.alloc(20));
    expect(connections.size).toEqual({ connections: 1, unanswered: 2, heldBytes: 50 });
    first.read();
    expect(connections.size).toEqual({ connections: 1, unanswered: 1, heldBytes: 20 });
    socket.emit('close');
    expect(connections.size).toEqual({ connections: 0, unanswered: 0, heldBytes: 0 });
  });

  it('count nothing of a connection that has closed', () => {
    const socket = connect('192.0.2.1');
    const { hold, read } = ask(socket);
    socket.emit('close');
    hold?.(Buffer.alloc(30));
    read();
    expect(connections.size).toEqual({ connections: 0, unanswered: 0, heldBytes: 0 });
    expect(ask(socket).hold).toBeUndefined();
  });

  it('answer no more of one with too many unanswered requests, and end it later', () => {
    const socket = connect('192.0.2.1');
    const requests = [ask(socket), ask(socket), ask(socket)];
    expect(requests.map(({ hold }) => hold !== undefined)).toEqual([true, true, false]);
    for (const { read } of requests) read();
    expect(ask(socket).hold).toBeUndefined();
    expect([socket.destroyed, connections.isIgnored(socket as unknown as Socket)]).toEqual([false, true]);
    vi.advanceTimersByTime(5_000);
    expect([socket.destroyed, connections.isIgnored(socket as unknown as Socket)]).toEqual([true, true]);
    expect(connections.size).toEqual({ connections: 0, unanswered: 0, heldBytes: 0 });
  });

  it('end the longest idle one of a client that has too many, and none of others', () => {
    const other = connect('192.0.2.2');
    const [busy, idle, later] = [connect('192.0.2.1'), connect('192.0.2.1'), connect('192.0.2.1')];
    ask(busy);
    connect('192.0.2.1');
    const newest = connect('192.0.2.1');
    expect([other, busy, idle, later, newest].map(({ destroyed }) => destroyed)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('refuse a new one of a client whose connections are all busy', () => {
    for (let count = 0; count < 4; count += 1) ask(connect('192.0.2.1'));
    expect(connect('192.0.2.1').destroyed).toBe(true);
    expect(connect('192.0.2.2').destroyed).toBe(false);
    expect(connections.size.connections).toBe(5);
  });

  it('refuse a client that opens many in a second', () => {
    const close = () => connect('192.0.2.1').emit('close');
    for (let count = 0; count < 6; count += 1) close();
    expect(connect('192.0.2.1').destroyed).toBe(true);
    expect(connect('192.0.2.2').destroyed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(connect('192.0.2.1').destroyed).toBe(false);
  });

  it('answer nothing after a request that closes its connection, and read no more', () => {
    const socket = connect('192.0.2.1');
    expect(ask(socket, { shouldKeepAlive: false }).hold).toBeDefined();
    expect(ask(socket).hold).toBeUndefined();
    expect(connections.isIgnored(socket as unknown as Socket)).toBe(true);
  });

  it('read no more after too many requests together, also where all are answered by then', () => {
    const socket = connect('192.0.2.1');
    const requests = [ask(socket), ask(socket)];
    for (const { read } of requests) read();
    expect(ask(socket).hold).toBeUndefined();
    expect(connections.isIgnored(socket as unknown as Socket)).toBe(true);
  });

  it('answer what is no request after a request that has arrived whole, and read no more until then', () => {
    const socket = connect('192.0.2.1') as unknown as Socket;
    const request = ask(socket);
    const answer = vi.fn();
    connections.answerLast(socket, answer);
    expect([answer.mock.calls.length, connections.isIgnored(socket)]).toEqual([0, true]);
    request.read();
    expect(answer).toHaveBeenCalledOnce();
  });

  it.each([1, 2])('answer so one that breaks off: the last of %i', (count) => {
    const socket = connect('192.0.2.1') as unknown as Socket;
    const earlier = count === 1 ? undefined : ask(socket);
    ask(socket, { complete: false });
    const answer = vi.fn();
    connections.answerLast(socket, answer);
    expect(answer).toHaveBeenCalledTimes(count === 1 ? 1 : 0);
    earlier?.read();
    expect(answer).toHaveBeenCalledOnce();
  });

  it('answer so nothing after a request that closes its connection', () => {
    const socket = connect('192.0.2.1') as unknown as Socket;
    const request = ask(socket, { shouldKeepAlive: false });
    const answer = vi.fn();
    connections.answerLast(socket, answer);
    request.read();
    expect(answer).not.toHaveBeenCalled();
  });

  it('count bytes that wait to be parsed, and end those that hold most time where there are too many', () => {
    const all = [1, 2, 3].map((count) => connect(`192.0.2.${count}`) as unknown as Socket);
    const [first, second, third] = all as [Socket, Socket, Socket];
    connections.countUnparsed(first, 60);
    connections.countUnparsed(second, 30);
    connections.countUnparsed(second, 10);
    expect(connections.size.heldBytes).toBe(70);
    connections.countUnparsed(third, 40);
    expect(all.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    connections.countUnparsed(second, 0);
    connections.countUnparsed(third, 0);
    expect(connections.size.heldBytes).toBe(0);
  });

  it('end one that holds too much itself, and count nothing of it', () => {
    const socket = connect('192.0.2.1') as unknown as Socket;
    connections.countUnparsed(socket, 110);
    expect([socket.destroyed, connections.size.heldBytes]).toEqual([true, 0]);
  });

  it('are one client where they come from one /64', () => {
    for (let count = 0; count < 4; count += 1) ask(connect(`2001:db8::${count}`));
    expect(connect('2001:db8::ffff').destroyed).toBe(true);
    expect(connect('2001:db8:0:1::1').destroyed).toBe(false);
  });

  it('end the longest idle one where there are too many', () => {
    const all = Array.from({ length: 10 }, (_, count) => connect(`192.0.2.${count}`));
    ask(all[0] as EventEmitter);
    expect(connect('198.51.100.1').destroyed).toBe(false);
    expect(all.map(({ destroyed }) => destroyed).indexOf(true)).toBe(1);
    expect(connections.size.connections).toBe(10);
  });

  it('end those that hold bytes for longest where there are too many', () => {
    const all = [1, 2, 3].map((count) => connect(`192.0.2.${count}`));
    for (const socket of all) {
      vi.advanceTimersByTime(1);
      ask(socket).hold?.(Buffer.alloc(40));
    }
    // Not the second one, which is then within the limit: each that is ended takes time.
    expect(all.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
    expect(connections.size.heldBytes).toBe(80);
  });

  it('count a buffer of the cache once, however many hold it', () => {
    const buffer = Buffer.alloc(90);
    const all = [1, 2, 3].map((count) => connect(`192.0.2.${count}`));
    for (const socket of all) ask(socket).hold?.(buffer);
    expect(connections.size.heldBytes).toBe(90);
    all[0]?.emit('close');
    all[1]?.emit('close');
    expect(connections.size.heldBytes).toBe(90);
    all[2]?.emit('close');
    expect(connections.size.heldBytes).toBe(0);
  });

  it('end one that does not read in time', () => {
    const [slow, quick] = [connect('192.0.2.1'), connect('192.0.2.2')];
    ask(slow).hold?.(Buffer.alloc(40));
    const read = ask(quick);
    read.hold?.(Buffer.alloc(40));
    read.read();
    vi.advanceTimersByTime(70_000);
    expect([slow.destroyed, quick.destroyed]).toEqual([true, false]);
  });

  it('end all that are idle for a while where memory is short', () => {
    const [busy, idle] = [connect('192.0.2.1'), connect('192.0.2.1')];
    ask(busy);
    vi.advanceTimersByTime(1_000);
    const newest = connect('192.0.2.1');
    connections.endIdle();
    expect([busy, idle, newest].map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
  });
});
