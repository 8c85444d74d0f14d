import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from '../limits/connections';
import {
  KEEP_ALIVE_MS,
  MAX_HEADER_BYTES,
  MAX_HEADERS_MS,
  MAX_REQUEST_MS,
  MAX_SOCKET_IDLE_MS,
} from '../limits/limits';
import { lingeringClose } from './lingering-close';
import { type Malformation, malformationOf, refuseBytes } from './malformed-request';
import { ParseTurns } from './parse-turns';

const CHECK_INTERVAL_MS = 1_000;

/** Creates an HTTP server that bounds connections, header sizes and the time of slow clients. */
export function createListener(listener: RequestListener, connections: Connections): Server {
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: MAX_HEADERS_MS,
    requestTimeout: MAX_REQUEST_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Its own answer to a missing Host has no body.
    requireHostHeader: false,
  };
  const server = createServer(options, listener).setTimeout(MAX_SOCKET_IDLE_MS);
  // Bounded by their size: with a number, Node would leave out those beyond, which may name a second host.
  server.maxHeadersCount = 0;
  const turns = new ParseTurns(connections);
  const [serve] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    turns.noteAccepted();
    // Before Node makes a parser for it: refusing must cost less than connecting.
    if (!connections.accept(socket)) {
      socket.destroy();
      return;
    }
    serve?.call(server, socket);
    // Node destroys the socket after the last response, and what is unread resets the connection.
    socket.destroySoon = () => lingeringClose(socket);
    turns.add(socket);
  });
  // Ignores unknown Expect values instead of answering 417 (RFC 9110, 10.1.1), and says 100 where the body is wanted.
  server.on('checkExpectation', listener).on('checkContinue', listener);
  const refuse = (socket: Socket, malformation: Malformation) =>
    connections.answerLast(socket, () => refuseBytes(socket, malformation));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, malformationOf(error));
  });
  server.on('connect', (_, socket: Socket) => {
    // Node hands the connection over, and handles its errors no more.
    socket.on('error', () => {});
    refuse(socket, '501 Not Implemented');
  });
  return server;
}
