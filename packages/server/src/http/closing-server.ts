import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

type Options = {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
};

/**
 * Fastify's `serverFactory`. When it closes, it also ends connections that browsers have opened ahead and not used;
 * Node waits for their first request, up to a minute.
 */
export function closingServer(handler: RequestListener, options: Options): Server {
  const server = createServer(options.http ?? {}, handler);
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const close = server.close.bind(server);
  server.close = (whenClosed) => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    return close(whenClosed);
  };
  return server;
}
