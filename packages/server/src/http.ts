import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createReadStream } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import { apiDocs } from './api-docs.ts';
import { answerClientError } from './client-errors.ts';
import { readContract, type Contract, type OperationFacts } from './contract.ts';
import { refusalFor } from './failure.ts';
import { FileAnswer } from './file-answer.ts';
import { accessTokens } from './identity/access-token.ts';
import { listeningUrl } from './address.ts';
import { authenticate, bearerOf } from './identity/authenticate.ts';
import type { PlatformApp } from './identity/platform-signature.ts';
import { resetTokens } from './identity/reset-token.ts';
import type { Session } from './identity/session.ts';
import { restingJobs, type Jobs } from './jobs/jobs.ts';
import { apiRoot } from './http/api-root.ts';
import { checkBodyType, readBodies } from './http/bodies.ts';
import { compressJson } from './http/compress.ts';
import { drainOnClose, headersOf, setHeaders, tellAnswers } from './http/every-answer.ts';
import { actLimit, attemptLimits } from './http/limits.ts';
import { serveMetrics } from './http/metrics.ts';
import { sendProblem, setProblems } from './http/problems.ts';
import { withoutPortal } from './http/serve-portal.ts';
import { serveShells } from './http/serve-shells.ts';
import type { Answered } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { perform, type AnyOperation } from './operation.ts';
import { createPaypal, type PaypalUrls } from './payments/paypal/client.ts';
import { operations } from './operations.ts';
import type { FirstPaintOf } from './portal/page.ts';
import { portalApi } from './portal/portal-shop.ts';
import { platformsOf } from './platforms/platforms.ts';
import { refuse } from './problem.ts';
import { sealerOf } from './sealed.ts';
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
  readonly earlyAccessForm?: string | null;
  /** The look of a shop's portal from its first paint on; without it the page comes without a brand. */
  readonly firstPaint?: FirstPaintOf;
  /** Told of what happens by itself, a line each. */
  readonly log?: (line: string) => void;
  /** Told of every failure that is ours, with the id of its request. */
  readonly onFailure?: (requestId: string, error: unknown) => void;
  /** Told of every answer, when it is over. */
  readonly onAnswered?: (answered: Answered) => void;
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

const largestJsonBody = 2 * 1024 * 1024;

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
  setProblems(app, options.onFailure);
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

async function serveOperations(
  app: FastifyInstance,
  contract: Contract,
  options: ServerOptions,
  rawBodies: WeakMap<FastifyRequest, Buffer>,
) {
  const tokens = accessTokens(options.tokenSecret);
  const secrets = sealerOf(options.secretsKey);
  const clock = options.clock ?? (() => new Date());
  const sessions = new WeakMap<FastifyRequest, Session>();
  const limit = attemptLimits(app, options.signInLimit);
  const limitActs = actLimit(app, (request) => sessions.get(request)?.id ?? request.ip);
  const resets = resetTokens(options.tokenSecret);
  const mail = createMailer({
    database: options.database,
    transport: options.smtpUrl
      ? smtpTransport(options.smtpUrl)
      : folderTransport(join(options.dataDir, 'mail')),
    from: options.mailFrom ?? 'no-reply@consignment.localhost',
    resets,
    clock,
    log: options.log ?? (() => undefined),
    onFailure: (error) => options.onFailure?.('mail', error),
  });
  const platforms = platformsOf({ shopify: options.platform ?? null });
  const paypal = options.paypal ? createPaypal(options.paypal, clock) : null;
  let publicUrl = options.publicUrl ?? null;
  const table: Readonly<Record<string, AnyOperation>> = operations;

  async function admit(request: FastifyRequest, facts: OperationFacts): Promise<void> {
    refusePrefetch(request);
    const database = await opened(options.database);
    if (facts.isPublic) return;
    const bearer = {
      authorization: request.headers.authorization,
      shop: textOf(request.headers['x-shop']),
      allowsLocal: facts.isLocal,
    };
    const { localToken } = options;
    const session = await authenticate(bearer, { database, tokens, localToken, now: clock() });
    if (!facts.roles.has(session.role)) {
      throw refuse(403, 'forbidden', 'Your account may not do this.');
    }
    sessions.set(request, session);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, operation: AnyOperation) {
    const database = await opened(options.database);
    const { version, dataDir, platform = null } = options;
    const ask = {
      params: request.params ?? {},
      query: request.query ?? {},
      body: request.body,
      rawBody: rawBodies.get(request) ?? null,
      header: (name: string) => textOf(request.headers[name.toLowerCase()]) ?? '',
      accept: request.headers.accept ?? '',
      idempotencyKey: textOf(request.headers['idempotency-key']) ?? null,
      shop: shopOfUrl(request.url),
      bearer: bearerOf(request.headers.authorization),
      url: request.url,
      now: clock(),
      service: {
        database,
        tokens,
        resets,
        secrets,
        platform,
        platforms,
        mail,
        paypal,
        jobs: options.jobs ?? restingJobs,
        // Never what the request calls this server: links in mails are made of it.
        publicUrl: publicUrl ?? `http://localhost:${request.socket.localPort ?? 80}`,
        apiRoot: request.originalUrl === request.url ? apiRoot : portalApi,
        earlyAccessForm: options.earlyAccessForm ?? null,
        version,
        dataDir,
        clock,
      },
    };
    const { status, body } = await perform(operation, ask, sessions.get(request) ?? null);
    if (body instanceof FileAnswer) return sendFile(reply.code(status), body, reportTo(request, options));
    return reply.code(status).send(body);
  }

  const probe = (operation: AnyOperation) => async (_request: FastifyRequest, reply: FastifyReply) => {
    // Its own types, from the same door.
    const { status, body } = await operation.handle({ version: options.version } as never);
    return reply.code(status).send(body);
  };

  await app.register(glue, {
    specification: contract.document,
    prefix: apiRoot,
    operationResolver: (id, method, path) => {
      const facts = contract.operations.find((known) => known.id === id);
      const operation = table[id];
      if (
        facts === undefined ||
        operation === undefined ||
        facts.isPublic === (operation.access === 'session')
      ) {
        throw new Error(`${id} is not handled as openapi.yaml says.`);
      }
      const config = { keepsRawBody: facts.keepsRawBody, operation: id };
      if (operation.access === 'probe') return { method, config, url: path, handler: probe(operation) };
      return {
        method,
        config,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        onRequest: (request) => admit(request, facts),
        preValidation: (request, _reply, done) => {
          checkBodyType(request, facts);
          done();
        },
        preHandler: async (request) => {
          if (facts.isLimited) await limit(request);
          if (facts.acts) await limitActs(request);
        },
        handler: (request, reply) => answer(request, reply, operation),
        ...(facts.isPublic ? {} : { onSend: compressJson }),
      };
    },
  });
  return {
    mail,
    setAddress: (address: string) => {
      publicUrl ??= address;
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

/** The stream waits for the receiver, and is destroyed when the receiver is gone. */
function sendFile(reply: FastifyReply, file: FileAnswer, report: (error: unknown) => void) {
  if (!Buffer.isBuffer(file.content)) {
    file.content.on('error', (error) => {
      // Before that it is answered, and told, as any other failure.
      if (reply.raw.headersSent) report(error);
    });
  }
  return reply
    .headers({ 'cache-control': file.cacheControl, 'content-disposition': file.disposition })
    .type(file.mediaType)
    .send(file.content);
}

function reportTo(request: FastifyRequest, options: ServerOptions): (error: unknown) => void {
  return (error) => options.onFailure?.(request.id, error);
}

async function opened(database: Promise<Database>): Promise<Database> {
  try {
    return await database;
  } catch {
    throw refuse(503, 'unavailable', 'The database cannot be reached. Please try again later.');
  }
}

/** A browser that fetches ahead must not act. */
function refusePrefetch(request: FastifyRequest): void {
  const purpose = `${textOf(request.headers['sec-purpose']) ?? ''} ${textOf(request.headers['purpose']) ?? ''}`;
  if (/\bprefetch\b/i.test(purpose)) {
    throw refuse(403, 'forbidden', 'Calls are not answered ahead of time.');
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function shopOfUrl(url: string): string | null {
  const shop = new URLSearchParams(url.split('?', 2)[1] ?? '').get('shop')?.trim() ?? '';
  // No shop is named so, and the database would fail on it (NUL).
  return shop === '' || shop.includes('\0') ? null : shop;
}
