import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Contract, OperationFacts } from './contract.ts';
import { deviceOf } from '../common/device.ts';
import { FileAnswer } from '../common/file-answer.ts';
import type { ServerOptions } from './server-options.ts';
import type { ServiceParts } from '../actions/service.ts';
import { authenticate, bearerOf } from '../identity/authenticate.ts';
import type { LiveSession, SessionKey } from '../common/session.ts';
import { checkProof, checkSetUp } from '../actions/people/proof.ts';
import { portalClosed } from '../actions/people/sign-in.ts';
import { perform, type AnyOperation } from '../actions/operation.ts';
import { operations } from '../operations/operations.ts';
import { onlyOwnShop } from '../actions/shops/own-shop.ts';
import { withinSandbox } from '../actions/shops/sandbox-service.ts';
import { portalApi } from '../portal/portal-shop.ts';
import { mayNot, Refusal, refuse, type Attempt } from '../common/problem.ts';
import type { Database, Tx } from '../database/database.ts';
import { whoseSession } from '../queries/people/sessions.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { apiRoot } from './api-root.ts';
import { checkBodyType } from './bodies.ts';
import { compressJson } from './compress.ts';
import { actLimit, attemptLimits, keyLimit, loginLimit } from './limits.ts';
import { isOfCaller } from './refused-attempts.ts';

const texts = defineTexts('ServeOperations', {
  notForKeys: 'This call cannot be made with a program’s key.',
  scopeMissing: 'This call requires the scope {scope}, which this key does not have.',
  databaseAway: 'The database cannot be reached. Please try again later.',
  prefetch: 'This call cannot be prefetched.',
});

/** Every call of the contract, from who may make it to its answer; `rawBodies` are those of the calls that keep theirs. */
export async function serveOperations(
  app: FastifyInstance,
  contract: Contract,
  service: ServiceParts,
  options: ServerOptions,
  rawBodies: WeakMap<FastifyRequest, Buffer>,
): Promise<void> {
  const { tokens, clock, config } = service;
  const sessions = new WeakMap<FastifyRequest, LiveSession>();
  const limits = {
    address: attemptLimits(app, config.signInLimit),
    login: loginLimit(app, config.signInLimit, (request) => callerOf(request) ?? request.ip),
  };
  const limitActs = actLimit(app, (request) => sessions.get(request)?.id ?? callerOf(request) ?? request.ip);
  const limitKey = keyLimit(app, (request) => sessions.get(request)?.key ?? null);
  const table: Readonly<Record<string, AnyOperation>> = operations;

  /** The login of a session, or its key. */
  function callerOf(request: FastifyRequest): string | null {
    const { key, loginId } = sessions.get(request) ?? { key: null, loginId: null };
    if (key !== null) return `key ${key.family}`;
    return loginId === null ? null : String(loginId);
  }

  async function admit(request: FastifyRequest, facts: OperationFacts): Promise<void> {
    refusePrefetch(request);
    const database = await opened(service.database);
    if (facts.isPublic) return;
    const bearer = {
      authorization: request.headers.authorization,
      shop: textOf(request.headers['x-shop']),
      allowsLocal: facts.isLocal,
      address: request.ip,
    };
    const { localToken } = options;
    const session = await authenticate(bearer, { database, tokens, localToken, now: clock() });
    sessions.set(request, session);
    if (session.key !== null) await limitKey(request);
    if (!facts.roles.has(session.role)) throw mayNot();
    if (session.key !== null) checkScope(facts, session.key);
    // A vendor that is shut out can still log out.
    if (session.isShutOut && facts.id !== 'logoutVendor') throw portalClosed();
    if (!facts.isForSetUp) checkSetUp(session);
    if (facts.proof === 'always') checkProof(session, clock());
    const { shopId, vendorIds } = session;
    const named = shopsNamedIn(request.url);
    if (named.length > 0) {
      await database.asShop({ shopId, vendorIds, readOnly: true }, (tx) => onlyOwnShop(tx, shopId, named));
    }
  }

  /** Does a part of a call; a refusal of a caller who is signed in names them, for the log. */
  async function naming<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const session = sessions.get(request);
      if (error instanceof Refusal && session !== undefined && isOfCaller(error)) {
        const database = await opened(service.database);
        error.attempt = await database.asSystem((tx) => attemptOf(tx, session));
      }
      throw error;
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, operation: AnyOperation) {
    const database = await opened(service.database);
    const session = sessions.get(request) ?? null;
    const parts = session?.isSandbox === true ? withinSandbox(service) : service;
    const ask = {
      params: request.params ?? {},
      query: request.query ?? {},
      body: request.body,
      rawBody: rawBodies.get(request) ?? null,
      header: (name: string) => textOf(request.headers[name.toLowerCase()]) ?? '',
      accept: request.headers.accept ?? '',
      idempotencyKey: idempotencyKeyOf(request, session),
      shop: shopOfUrl(request.url),
      bearer: bearerOf(request.headers.authorization),
      origin: { address: request.ip, device: deviceOf(request.headers['user-agent'] ?? '') },
      url: request.url,
      now: clock(),
      service: {
        ...parts,
        database,
        // Never what the request calls this server: links in mails are made of it.
        publicUrl: service.publicUrl(),
        apiRoot: request.originalUrl === request.url ? apiRoot : portalApi,
      },
    };
    const { status, body } = await perform(operation, ask, session);
    if (body instanceof FileAnswer) return sendFile(reply.code(status), body, reportTo(request, options));
    return reply.code(status).send(body);
  }

  const probe = (operation: AnyOperation) => async (_request: FastifyRequest, reply: FastifyReply) => {
    // Its own types, from the same door.
    const { status, body } = await operation.handle({ version: service.version } as never);
    return reply.code(status).send(body);
  };

  function serve(api: FastifyInstance, facts: OperationFacts): void {
    const { id, method, path, request: schema } = facts;
    const operation = table[id];
    if (operation === undefined || facts.isPublic === (operation.access === 'session')) {
      throw new Error(`${id} is not handled as openapi.yaml says.`);
    }
    const isDoor = facts.limitedBy === 'address' || facts.keepsRawBody;
    const config = { keepsRawBody: facts.keepsRawBody, operation: id, isDoor };
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    if (operation.access === 'probe') {
      api.route({ method, url, config, handler: probe(operation) });
      return;
    }
    api.route({
      method,
      url,
      config,
      schema,
      onRequest: (request) => naming(request, () => admit(request, facts)),
      preValidation: (request, _reply, done) => {
        checkBodyType(request, facts);
        done();
      },
      preHandler: (request) =>
        naming(request, async () => {
          checkParts(facts, request, sessions.get(request));
          if (facts.limitedBy !== null) await limits[facts.limitedBy](request);
          if (facts.acts) await limitActs(request);
        }),
      handler: (request, reply) => naming(request, () => answer(request, reply, operation)),
      ...(facts.isPublic ? {} : { onSend: compressJson }),
    });
  }

  await app.register(
    (api, _options, done) => {
      for (const facts of contract.operations) serve(api, facts);
      done();
    },
    { prefix: apiRoot },
  );
}

async function attemptOf(tx: Tx, { id, key, shopId }: LiveSession): Promise<Attempt> {
  if (id !== null) return whoseSession(tx, id);
  const { myshopify_domain: shop } = await shopOf(tx, shopId);
  return key === null ? { shop } : { shop, key: key.id };
}

/** Refuses a key of the query or the body that the session's role may not send. */
function checkParts({ parts }: OperationFacts, { query, body }: FastifyRequest, session?: LiveSession): void {
  for (const [key, roles] of parts) {
    const isSent = [query, body].some((part) => typeof part === 'object' && part !== null && key in part);
    if (isSent && (session === undefined || !roles.has(session.role))) throw mayNot();
  }
}

/** Refuses a call that the key of a program may not make. */
function checkScope({ scope }: OperationFacts, key: SessionKey): void {
  if (scope === null) throw refuse(403, 'forbidden', texts.notForKeys);
  if (!key.scopes.has(scope)) {
    throw refuse(403, 'scope_missing', texts.scopeMissing({ scope }));
  }
}

/** A program's keys are its own: no header of a person has a line break in it. */
function idempotencyKeyOf(request: FastifyRequest, session: LiveSession | null): string | null {
  const sent = textOf(request.headers['idempotency-key']) ?? null;
  const key = session?.key ?? null;
  return sent === null || key === null ? sent : `key ${key.family}\n${sent}`;
}

/** The stream waits for the receiver, and is destroyed when the receiver is gone. */
function sendFile(reply: FastifyReply, file: FileAnswer, report: (error: unknown) => void) {
  if (!Buffer.isBuffer(file.content)) {
    file.content.on('error', (error) => {
      // Until then, a failure is answered and reported like any other.
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
    throw refuse(503, 'unavailable', texts.databaseAway);
  }
}

/** A browser that fetches ahead must not act. */
function refusePrefetch(request: FastifyRequest): void {
  const purpose = `${textOf(request.headers['sec-purpose']) ?? ''} ${textOf(request.headers['purpose']) ?? ''}`;
  if (/\bprefetch\b/i.test(purpose)) {
    throw refuse(403, 'forbidden', texts.prefetch);
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function shopOfUrl(url: string): string | null {
  const shop = shopsNamedIn(url)[0] ?? '';
  // No shop is named so, and the database would fail on it (NUL).
  return shop === '' || shop.includes('\0') ? null : shop;
}

function shopsNamedIn(url: string): string[] {
  const named = new URLSearchParams(url.split('?', 2)[1] ?? '').getAll('shop').map((shop) => shop.trim());
  return named.filter((shop) => shop !== '');
}
