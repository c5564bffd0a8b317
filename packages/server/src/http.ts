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
import type { AskPublic } from './fetched-logo.ts';
import type { PlatformApp } from './identity/platform-signature.ts';
import type { Jobs } from './jobs/jobs.ts';
import { apiRoot } from './http/api-root.ts';
import { readBodies } from './http/bodies.ts';
import { drainOnClose, headersOf, setHeaders, tellAnswers } from './http/every-answer.ts';
import { serveMetrics } from './http/metrics.ts';
import { sendProblem, setProblems } from './http/problems.ts';
import { serveOperations } from './http/serve-operations.ts';
import { withoutPortal } from './http/serve-portal.ts';
import { serveShells } from './http/serve-shells.ts';
import { largestJsonBody } from './json-body.ts';
import type { Answered, RefusedAttempt } from './log.ts';
import type { PaypalUrls } from './payments/paypal/client.ts';
import type { FirstPaintOf } from './portal/page.ts';
import type { ShellFolder } from './shell-files.ts';
import type { Database } from './store/database.ts';
import { checkOf } from './validation.ts';

export type ServerOptions = {
  /** Static pages are served while it opens; calls wait for it. */
  readonly database: Promise<Database>;
  /** At least 32 bytes. */
  readonly tokenSecret: string;
  /** At least 32 characters; seals what shops keep secret. */
  readonly secretsKey: string;
  /** Accepted for imports from the command line of this machine, with X-Shop; null for none. */
  readonly localToken: string | null;
  /** The folder of uploads in progress. */
  readonly dataDir: string;
  readonly version: string;
  readonly shells: readonly ShellFolder[];
  /** Sign-in attempts a minute for one e-mail from one address; ten times that for the address. */
  readonly signInLimit: number;
  /** Proxies that are believed about who calls; without it, a caller is who holds the connection. */
  readonly trustedProxies?: readonly string[];
  /** Told when a call has made a job due; without it jobs wait for a server that runs them. */
  readonly jobs?: Jobs;
  readonly clock?: () => Date;
  /** Where people reach this server; null for where it listens. */
  readonly publicUrl?: string | null;
  /** Sends the mail; null for writing it into the folder `mail` of dataDir. */
  readonly smtpUrl?: string | null;
  readonly mailFrom?: string;
  readonly platform?: PlatformApp | null;
  /** Where PayPal is reached; without it no keys are checked and no payout is asked for. */
  readonly paypal?: PaypalUrls | null;
  /** The form at which shops ask for early access to the new version. */
  /** In place of the network, for tests. */
  readonly askPublic?: AskPublic;
  readonly earlyAccessForm?: string | null;
  /** The page at which shops review the app. */
  readonly reviewPage?: string | null;
  /** The look of a shop's portal from its first paint on; without it the page comes without a brand. */
  readonly firstPaint?: FirstPaintOf;
  /** Told of what happens by itself, a line each. */
  readonly log?: (line: string) => void;
  /** Told of every failure that is ours, with the id of its request. */
  readonly onFailure?: (requestId: string, error: unknown) => void;
  /** Told of every answer, when it is over. */
  readonly onAnswered?: (answered: Answered) => void;
  /** Told of every attempt to get in, or to act for somebody, that was refused. */
  readonly onRefused?: (refused: RefusedAttempt) => void;
  /** What whoever collects metrics shows; without it there are none. */
  readonly metricsToken?: string | null;
};

export type Server = {
  /** Resolves with the address, such as 'http://localhost:4000', once connections are taken. */
  listen(at: { port: number; host: string }): Promise<string>;
  /** Sends the mails that are due; resolves when none is. */
  deliverMail(): Promise<void>;
  /** Finishes what is under way, then stops. The database stays open. */
  close(): Promise<void>;
};

/** The whole product on one port: the API under /api, the shells beside it. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const contract = readContract();
  // Each call that needs it is told; with no call yet, a failure must not end the process as unhandled.
  options.database.catch(() => undefined);
  const { trustedProxies = [] } = options;
  const app = fastify({
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: largestJsonBody,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutPortal(url),
    forceCloseConnections: 'idle',
    // While it closes, what still comes in over an open connection is answered as ever; see drainOnClose.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // A HEAD would do all that its GET does: use up a link, start a sync, read a whole export to throw it away.
    exposeHeadRoutes: false,
    // An address that no route can be looked up for, and what is not HTTP, come before all hooks and handlers.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request.id));
      void sendProblem(reply, request, refusalFor(error));
    },
    clientErrorHandler: answerClientError,
  });
  setHeaders(app);
  drainOnClose(app);
  setProblems(app, options.onFailure, options.onRefused);
  tellAnswers(app, options.onAnswered);
  const rawBodies = new WeakMap<FastifyRequest, Buffer>();
  readBodies(app, rawBodies);
  // The builds leave a .br and a .gz beside each file that is worth it.
  await app.register(staticFiles, { root: import.meta.dirname, serve: false, preCompressed: true });
  await app.register(rateLimit, { global: false });
  app.setValidatorCompiler(({ schema, httpPart }) => checkOf(httpPart, schema as object));
  // Answers are typed and, in tests, checked by the schema; a serializer would drop what it does not know.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  const { mail, setAddress } = await serveOperations(app, contract, options, rawBodies);
  serveApiDocs(app);
  serveMetrics(app, { token: options.metricsToken ?? null, database: options.database });
  serveShells(app, contract, options);
  await app.ready();
  return {
    async listen({ port, host }) {
      const address = await app.listen({ port, host });
      setAddress(listeningUrl(host, address));
      return address;
    },
    deliverMail: () => mail.settle(),
    async close() {
      await app.close();
      await mail.close();
    },
  };
}

function serveApiDocs(app: FastifyInstance): void {
  for (const [name, file] of apiDocs) {
    app.get(`${apiRoot}/docs/${name}`, async (_request, reply) => {
      reply.type(file.contentType);
      return 'text' in file ? file.text : reply.send(createReadStream(file.path));
    });
  }
}
