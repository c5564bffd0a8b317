import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { apiDocs } from './api-docs.ts';
import { answerClientError } from './client-errors.ts';
import { readContract } from './contract.ts';
import { refusalFor } from './failure.ts';
import { listeningUrl } from './address.ts';
import { apiRoot } from './api-root.ts';
import { readBodies } from './bodies.ts';
import { closingServer } from './closing-server.ts';
import { drainOnClose, headersOf, setHeaders, setLanguage, reportAnswers } from './every-answer.ts';
import { serveKeys } from './serve-keys.ts';
import { serveMetrics } from './metrics.ts';
import { sendProblem, setProblems } from './problems.ts';
import { serveOperations } from './serve-operations.ts';
import { withoutPortal } from './serve-portal.ts';
import { serveShells } from './serve-shells.ts';
import type { ServiceParts } from '../actions/service.ts';
import type { ServerOptions } from './server-options.ts';
import { largestJsonBody } from './json-body.ts';
import { validatorOf } from './validation.ts';

export type Server = {
  /** Resolves with the address, such as 'http://localhost:4000', once connections are taken. */
  listen(at: { port: number; host: string }): Promise<string>;
  /** Finishes the work in progress, then stops. The database stays open. */
  close(): Promise<void>;
};

/** The whole product on one port: the API under /api, the shells beside it. */
export async function createServer(service: ServiceParts, options: ServerOptions): Promise<Server> {
  const contract = readContract();
  const { config, database } = service;
  // Each call that needs it fails separately; with no call yet, a failure must not end the process as unhandled.
  database.catch(() => undefined);
  const { trustedProxies } = config;
  const app = fastify({
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: largestJsonBody,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutPortal(url),
    forceCloseConnections: 'idle',
    serverFactory: closingServer,
    // While it closes, requests on an open connection are still answered; see drainOnClose.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // A HEAD would do all that its GET does: use up a link, start a sync, read a whole export to throw it away.
    exposeHeadRoutes: false,
    // An address without a possible route, and data that is not HTTP, come before all hooks and handlers.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.id));
      void sendProblem(reply, request, refusalFor(error));
    },
    clientErrorHandler: answerClientError,
  });
  setHeaders(app);
  setLanguage(app);
  drainOnClose(app);
  setProblems(app, options.onFailure, options.onRefused);
  reportAnswers(app, options.onAnswered);
  const rawBodies = new WeakMap<FastifyRequest, Buffer>();
  readBodies(app, rawBodies);
  // The builds leave a .br and a .gz beside each file that is worth it.
  await app.register(staticFiles, { root: import.meta.dirname, serve: false, preCompressed: true });
  await app.register(rateLimit, { global: false });
  app.setValidatorCompiler(({ schema, httpPart }) => validatorOf(httpPart, schema as object));
  // Answers are typed and, in tests, checked by the schema; a serializer would drop unknown fields.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  await serveOperations(app, contract, service, options, rawBodies);
  serveApiDocs(app);
  serveMetrics(app, { token: config.metricsToken, database });
  serveKeys(app, service);
  serveShells(app, contract, service, options);
  await app.ready();
  return {
    async listen({ port, host }) {
      const address = await app.listen({ port, host });
      service.setAddress(listeningUrl(host, address));
      return address;
    },
    async close() {
      await app.close();
      await service.mail.close();
    },
  };
}

function serveApiDocs(app: FastifyInstance): void {
  for (const [name, file] of apiDocs) {
    app.get(`${apiRoot}/docs/${name}`, async (_request, reply) => {
      reply.type(file.contentType);
      return 'text' in file ? file.text() : reply.send(createReadStream(file.path));
    });
  }
}
