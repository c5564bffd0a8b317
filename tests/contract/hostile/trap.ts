import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with the answers of the test, which counts requests and bytes sent. */
export type Trap = {
  readonly url: string;
  /** Method and path of each request. */
  readonly asked: string[];
  bytesGiven: number;
  answer: (response: ServerResponse, request: IncomingMessage) => void;
  close(): Promise<void>;
};

export async function setTrap(): Promise<Trap> {
  const server = createServer((request, response) => {
    trap.asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume();
    response.on('error', () => undefined);
    trap.answer(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const trap: Trap = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    bytesGiven: 0,
    answer: (response) => response.end(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return trap;
}

/** Writes the chunk repeatedly until the client stops reading. */
export function endlessly(trap: Trap, response: ServerResponse, piece: Buffer): void {
  const write = () => {
    while (!response.destroyed) {
      trap.bytesGiven += piece.length;
      if (!response.write(piece)) {
        response.once('drain', write);
        return;
      }
    }
  };
  write();
}
