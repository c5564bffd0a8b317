import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalFor } from './failure.ts';
import type { RefusedAttempt } from '../common/log.ts';
import { problemBody, type Refusal } from '../common/problem.ts';
import { refusedAttempt } from './refused-attempts.ts';

/** Gets each internal failure with the id of its request. */
export type OnFailure = (requestId: string, error: unknown) => void;

/** Answers every thrown error as a problem. */
export function setProblems(
  app: FastifyInstance,
  onFailure: OnFailure | undefined,
  onRefused: ((refused: RefusedAttempt) => void) | undefined,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    // A Refusal is no failure, whatever its status.
    if (refusal.status >= 500 && refusal !== error) onFailure?.(request.id, error);
    const refused = refusedAttempt(request, refusal);
    if (refused !== null) onRefused?.(refused);
    return sendProblem(reply, request, refusal);
  });
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, refusal: Refusal) {
  // The unread rest of the body would precede the connection's next request and block it.
  if (request.raw.destroyed && !request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .removeHeader('content-disposition')
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemBody(refusal, request.id));
}
