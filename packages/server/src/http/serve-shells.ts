import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defineTexts } from '@consignment/domain/text/texts';
import { contentPolicy, scriptsOf } from './content-policy.ts';
import { methodsAt, type Contract } from './contract.ts';
import type { ServiceParts } from '../actions/service.ts';
import type { ServerOptions } from './server-options.ts';
import { refuse } from '../common/problem.ts';
import { answerFor, shellAt, type ShellFolder } from './shell-files.ts';
import { apiRoot, isApi } from './api-root.ts';
import { sendProblem } from './problems.ts';
import { demoPage, serveDemo } from './serve-demo.ts';
import { servePortal } from './serve-portal.ts';

const texts = defineTexts('ServeShells', {
  noSuchCall: 'There is no such call.',
  wrongMethod: 'This call only accepts {methods}.',
});

/** Everything beside the API: pages, their files, and missing ones. */
export function serveShells(
  app: FastifyInstance,
  contract: Contract,
  service: ServiceParts,
  options: ServerOptions,
): void {
  const { shells, demo } = options;
  const { earlyAccessForm, platform } = service.config;
  const embeds = earlyAccessForm === null ? [] : [new URL(earlyAccessForm).origin];
  const portalPageFor = servePortal(app, {
    database: service.database,
    platform,
    firstPaint: options.firstPaint ?? null,
    clock: service.clock,
    onFailure: (requestId, error) => options.onFailure?.(requestId, error),
  });
  if (demo !== undefined) serveDemo(app, demo);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isApi(path)) {
      const methods = methodsAt(contract, path.slice(apiRoot.length));
      const refusal =
        methods.length === 0
          ? refuse(404, 'not_found', texts.noSuchCall)
          : refuse(405, 'method_not_allowed', texts.wrongMethod({ methods: methods.join(' or ') }), {
              headers: { allow: methods.join(', ') },
            });
      return sendProblem(reply, request, refusal);
    }
    const shell = shellAt(shells, path);
    if (shell === null || !['GET', 'HEAD'].includes(request.method)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    }
    reply.header('content-security-policy', contentPolicy({ ...shell, embeds }));
    reply.headers(sharing(shell, request.headers.origin));
    const answer = await answerFor(shell, path);
    if (answer.is === 'redirect') return reply.redirect(answer.to + queryOf(request.originalUrl));
    if (answer.is === 'file') {
      reply.code(200).header('cache-control', answer.cacheControl);
      if (answer.file === 'index.html' && !shell.allowsInlineScript) {
        const built = await readFile(join(answer.folder, answer.file), 'utf8');
        const policy = contentPolicy({ ...shell, embeds, scripts: scriptsOf(built) });
        reply.header('content-security-policy', policy);
        const page = await portalPageFor(shell, built, request, reply);
        if (demo !== undefined && (await demo.isOpen())) {
          return reply.type('text/html; charset=utf-8').send(demoPage(page ?? built, demo));
        }
        if (page !== null) return reply.send(page);
      }
      return reply.sendFile(answer.file, answer.folder, { cacheControl: false });
    }
    if (answer.is === 'missing') {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    }
    if (options.buildsShells !== true) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('This part is not in this installation. In a checkout of the sources, npm start builds it.\n');
    }
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', refresh: '3', 'retry-after': '3' })
      .type('text/plain; charset=utf-8')
      .send('This part is being built. The page opens automatically when it is ready.\n');
  });
}

/**
 * A browser needs these before a page of another origin may read a file. Storybook may ask for the list of stories with
 * credentials; there are none that count here.
 */
function sharing({ sharedWith = [] }: ShellFolder, origin: string | undefined): Record<string, string> {
  if (sharedWith.length === 0) return {};
  if (origin === undefined || !sharedWith.includes(origin)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
}

/**
 * The query is kept, for example an invitation's, except for a proxy's signed parameters: no answer repeats a
 * signature.
 */
function queryOf(url: string): string {
  const params = new URLSearchParams(url.split('?', 2)[1] ?? '');
  for (const key of ['signature', 'timestamp', 'path_prefix', 'logged_in_customer_id', 'hmac']) {
    params.delete(key);
  }
  return params.size === 0 ? '' : `?${params.toString()}`;
}
