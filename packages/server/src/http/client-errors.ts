import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { refusalFor } from './failure.ts';
import { problemBody } from '../common/problem.ts';

/** The answer to each error of the HTTP parser; all others are answered as malformed. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request that was never read completely: only the connection exists, no reply. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const refusal = refusalFor(Object.assign(new Error(error.message), { statusCode: status }));
  const id = randomUUID();
  const problem = problemBody(refusal, id);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${problem.title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${id}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
