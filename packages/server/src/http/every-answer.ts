import type { FastifyInstance } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import type { Answered } from '../common/log.ts';
import { inLanguage, languageAsked } from '../common/language.ts';
import { isApi } from './api-root.ts';

/** The headers of every answer. */
export function headersOf(requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': contentPolicy({ allowsInlineScript: false }),
  };
}

/** Every answer is in the language that its request asks for. */
export function setLanguage(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const asked = languageAsked(request.headers['accept-language']);
    if (asked === null) done();
    else inLanguage(asked, done);
  });
}

export function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request.id));
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** Reports each answer after it was sent. */
export function reportAnswers(
  app: FastifyInstance,
  onAnswered: ((answered: Answered) => void) | undefined,
): void {
  if (onAnswered === undefined) return;
  app.addHook('onResponse', (request, reply, done) => {
    onAnswered({
      request: request.id,
      method: request.method,
      operation: request.routeOptions.config.operation ?? 'page',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
    done();
  });
}

/** Closes busy connections after their answer; kept alive, they would delay the server's close. */
export function drainOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
