import type { FastifyInstance, onRequestHookHandler } from 'fastify';
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

/** Every answer is in the language that its request asks for. A body that is read in between would lose it. */
export function setLanguage(app: FastifyInstance): void {
  const follow: onRequestHookHandler = (request, _reply, done) => {
    const asked = languageAsked(request.headers['accept-language']);
    if (asked === null) done();
    else inLanguage(asked, done);
  };
  app.addHook('onRequest', follow);
  app.addHook('preValidation', follow);
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
