import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createReadStream } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';
import { apiDocs } from './api-docs.ts';
import { answerClientError } from './client-errors.ts';
import { methodsAt, readContract, type Contract, type OperationFacts } from './contract.ts';
import { refusalFor } from './failure.ts';
import { FileAnswer } from './file-answer.ts';
import { accessTokens } from './identity/access-token.ts';
import { listeningUrl } from './address.ts';
import { authenticate, bearerOf } from './identity/authenticate.ts';
import type { PlatformApp } from './identity/platform-signature.ts';
import { resetTokens } from './identity/reset-token.ts';
import type { Session } from './identity/session.ts';
import { restingJobs, type Jobs } from './jobs/jobs.ts';
import { servePortal, withoutPortal } from './http/serve-portal.ts';
import { parseForeignJson, parseJsonBody } from './json-body.ts';
import { createMailer } from './mail/mailer.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { perform, type AnyOperation } from './operation.ts';
import { createPaypal, type PaypalUrls } from './payments/paypal/client.ts';
import { operations } from './operations.ts';
import type { FirstPaintOf } from './portal/page.ts';
import { portalApi } from './portal/portal-shop.ts';
import { platformsOf } from './platforms/platforms.ts';
import { problemBody, Refusal, refuse } from './problem.ts';
import { sealerOf } from './sealed.ts';
import { answerFor, shellAt, type ShellFolder } from './shell-files.ts';
import type { Database } from './store/database.ts';
import { contentPolicy } from './content-policy.ts';
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
};

export type Server = {
  /** Resolves with the address, such as 'http://localhost:4000', once connections are taken. */
  listen(at: { port: number; host: string }): Promise<string>;
  /** Sends the mails that are due; resolves when none is. */
  deliverMail(): Promise<void>;
  /** Finishes what is under way, then stops. The database stays open. */
  close(): Promise<void>;
};

const apiRoot = '/api';
const largestJsonBody = 2 * 1024 * 1024;

/** The whole product on one port: the API under /api, the shells beside it. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const contract = readContract();
  // Each call that needs it is told; with no call yet, a failure must not end the process as unhandled.
  options.database.catch(() => undefined);
  const app = fastify({
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
    frameworkErrors: (error, request, reply) => void sendProblem(reply, request, refusalFor(error)),
    clientErrorHandler: answerClientError,
  });
  setHeaders(app);
  drainOnClose(app);
  setProblems(app, options);
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
        publicUrl: publicUrl ?? `http://${request.host}`,
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

  await app.register(glue, {
    specification: contract.document,
    prefix: apiRoot,
    operationResolver: (id, method, path) => {
      const facts = contract.operations.find((known) => known.id === id);
      const operation = table[id];
      if (facts === undefined || operation?.access !== (facts.isPublic ? 'public' : 'session')) {
        throw new Error(`${id} is not handled as openapi.yaml says.`);
      }
      return {
        method,
        config: { keepsRawBody: facts.keepsRawBody },
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

function checkBodyType(request: FastifyRequest, facts: OperationFacts): void {
  if (facts.bodyTypes.length === 0) return;
  if (request.body === undefined || request.body === null) {
    if (facts.needsBody) throw refuse(400, 'required', 'The body is required.');
    return;
  }
  const sent = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!facts.bodyTypes.includes(sent)) {
    throw refuse(415, 'unsupported_media_type', `Send the body as ${facts.bodyTypes.join(' or ')}.`);
  }
}

function attemptLimits(app: FastifyInstance, perMinute: number) {
  const timeWindow = 60_000;
  const byAddress = app.createRateLimit({ max: perMinute * 10, timeWindow });
  const byEmail = app.createRateLimit({
    max: perMinute,
    timeWindow,
    keyGenerator: (request) => `${request.ip} ${emailOf(request.body)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const limits = emailOf(request.body) === '' ? [byAddress] : [byAddress, byEmail];
    for (const limit of limits) await keepTo(limit, request);
  };
}

/** For GETs that act: more than a list of 20,000 vendors needs in a minute, and less than a loop that went wrong. */
function actLimit(app: FastifyInstance, keyGenerator: (request: FastifyRequest) => string) {
  const limit = app.createRateLimit({ max: 240, timeWindow: 60_000, keyGenerator });
  return (request: FastifyRequest): Promise<void> => keepTo(limit, request);
}

async function keepTo(
  limit: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<void> {
  const state = await limit(request);
  if (!state.isAllowed && state.isExceeded) {
    const seconds = String(state.ttlInSeconds);
    const detail = `Too many attempts. Please try again in ${seconds} seconds.`;
    throw refuse(429, 'too_many_requests', detail, { headers: { 'retry-after': seconds } });
  }
}

function emailOf(body: unknown): string {
  const isNamed = typeof body === 'object' && body !== null && 'email' in body;
  return isNamed && typeof body.email === 'string' ? body.email.trim().toLowerCase() : '';
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function shopOfUrl(url: string): string | null {
  const shop = new URLSearchParams(url.split('?', 2)[1] ?? '').get('shop')?.trim() ?? '';
  // No shop is named so, and the database would fail on it (NUL).
  return shop === '' || shop.includes('\0') ? null : shop;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
  }
}

function readBodies(app: FastifyInstance, rawBodies: WeakMap<FastifyRequest, Buffer>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const isRaw = request.routeOptions.config.keepsRawBody === true;
    if (isRaw) rawBodies.set(request, bytes);
    const text = bytes.toString('utf8');
    try {
      // What others sign may hold numbers that are too large to be taken over; its handler looks at the bytes.
      const read = isRaw ? parseForeignJson : parseJsonBody;
      done(null, text === '' ? undefined : read(text));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  // Files are streamed: the operation that takes them counts their bytes.
  app.addContentTypeParser(['text/csv', 'image/png', 'image/jpeg'], (_request, stream, done) =>
    done(null, stream),
  );
}

function setProblems(app: FastifyInstance, options: ServerOptions): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error);
    // What was refused on purpose is no failure, whatever its status.
    if (refusal.status >= 500 && refusal !== error) options.onFailure?.(request.id, error);
    return sendProblem(reply, request, refusal);
  });
}

function sendProblem(reply: FastifyReply, request: FastifyRequest, refusal: Refusal) {
  // What is left of a body that was given up lies in front of the connection's next request, which would never be read.
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

function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': contentPolicy({ allowsInlineScript: false }),
    });
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** A connection that was busy when closing began would otherwise be kept alive, and closing would wait for it. */
function drainOnClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

function isApi(url: string): boolean {
  return /^\/api(?=[/?]|$)/.test(url);
}

function serveShells(app: FastifyInstance, contract: Contract, options: ServerOptions): void {
  const { shells } = options;
  const portalPageFor = servePortal(app, {
    database: options.database,
    platform: options.platform ?? null,
    firstPaint: options.firstPaint ?? null,
    clock: options.clock ?? (() => new Date()),
    onFailure: (requestId, error) => options.onFailure?.(requestId, error),
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (isApi(path)) {
      const methods = methodsAt(contract, path.slice(apiRoot.length));
      const refusal =
        methods.length === 0
          ? refuse(404, 'not_found', 'There is no such call.')
          : refuse(405, 'method_not_allowed', `This call takes ${methods.join(' or ')}.`, {
              headers: { allow: methods.join(', ') },
            });
      return sendProblem(reply, request, refusal);
    }
    const shell = shellAt(shells, path);
    if (shell === null || !['GET', 'HEAD'].includes(request.method)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    }
    if (shell.allowsInlineScript) reply.header('content-security-policy', contentPolicy(shell));
    const answer = await answerFor(shell, path);
    if (answer.is === 'redirect') return reply.redirect(answer.to);
    if (answer.is === 'file') {
      reply.code(200).header('cache-control', answer.cacheControl);
      const page = answer.file === 'index.html' ? await portalPageFor(shell, request, reply) : null;
      if (page !== null) return reply.send(page);
      return reply.sendFile(answer.file, answer.folder, { cacheControl: false });
    }
    if (answer.is === 'missing') {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.\n');
    }
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', refresh: '3' })
      .type('text/plain; charset=utf-8')
      .send('This part is being built. The page opens by itself when it is ready.\n');
  });
}
