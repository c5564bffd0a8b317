import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine on which no program listens, for one that takes no 0. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // It listens on a port and not on a pipe.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
