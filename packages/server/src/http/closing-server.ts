import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

type Options = {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
};

/**
 * Fastify's `serverFactory`. When it closes, it also ends connections that browsers have opened ahead and not used, and
 * those that are busy, after their answer. Node waits for a next request on them, for more than a minute.
 */
export function closingServer(handler: RequestListener, options: Options): Server {
  let isClosing = false;
  const server = createServer(options.http ?? {}, (request, response) => {
    response.once('finish', () => {
      if (isClosing) request.socket.destroySoon();
    });
    handler(request, response);
  });
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const close = server.close.bind(server);
  server.close = (whenClosed) => {
    isClosing = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    return close(whenClosed);
  };
  return server;
}
