import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  createService,
  type ServiceConfig,
  type ServiceOptions,
} from '../../packages/server/src/actions/service.ts';
import { testConfig } from '../config.ts';
import { createServer } from '../../packages/server/src/http/create-server.ts';
import type { ServerOptions } from '../../packages/server/src/http/server-options.ts';
import { readContract } from '../../packages/server/src/http/contract.ts';
import type { FileAnswer } from '../../packages/server/src/common/file-answer.ts';
import type { Answer, OperationId } from '../../packages/server/src/actions/operation.ts';
import type { ProblemBody } from '../../packages/server/src/common/problem.ts';
import type { Database } from '../../packages/server/src/database/database.ts';
import { faultOf } from './answers.ts';

export const localToken = 'the-token-of-this-machine-for-tests';
export const tokenSecret = 'a secret for tests that is long enough';
export const secretsKey = 'a key for tests, of at least 32 characters';
export const noon = new Date('2026-03-15T12:00:00.000Z');

export type Sent = {
  readonly token?: string;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly text?: string;
  /** A file, in place of `body`; `headers` say of which type. */
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

export type Asked = Sent & {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
};

/** The JSON of an answer; where a list may also answer a link to a file, the list. */
export type SuccessBody<Id extends OperationId> = Listed<Exclude<Answer<Id>['body'], FileAnswer>>;
type Listed<Body> = [Exclude<Body, { url: string }>] extends [never] ? Body : Exclude<Body, { url: string }>;

export type TestServer = {
  /** Such as 'http://127.0.0.1:41234'. */
  readonly url: string;
  readonly database: Database;
  readonly failures: unknown[];
  /** Where uploads and mails are kept, until the server is closed. */
  readonly dataDir: string;
  /** The server's clock; it does not move until it is set. */
  now: Date;
  /** Calls below /api; the answer is held to openapi.yaml before it is handed over. */
  call(method: string, path: string, sent?: Sent): Promise<Reply>;
  /** Calls an operation by its id. */
  ask(id: OperationId, asked?: Asked): Promise<Reply>;
  /** Calls an operation that has to succeed; its body. */
  ok<Id extends OperationId>(id: Id, asked?: Asked): Promise<SuccessBody<Id>>;
  /** Calls an operation that has to be refused; the problem. */
  refused(id: OperationId, status: number, asked?: Asked): Promise<ProblemBody>;
  close(): Promise<void>;
};

/** Settings, and what else a server is given; `database` in place of one that is open. */
export type TestOptions = Partial<
  ServiceConfig & ServerOptions & Omit<ServiceOptions, 'onFailure'> & { readonly database: Promise<Database> }
>;

/** The real server on its own port, on this database. */
export async function startServer(database: Database, options: TestOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'consignment-uploads-'));
  const failures: unknown[] = [];
  const time = { now: noon };
  const config = testConfig({ tokenSecret, secretsKey, dataDir, ...options });
  const service = createService(config, options.database ?? Promise.resolve(database), {
    version: '0.0.0-test',
    clock: () => time.now,
    ...options,
  });
  const server = await createServer(service, {
    localToken,
    shells: [],
    onFailure: (_id, error) => failures.push(error),
    ...options,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const running: TestServer = {
    url,
    database,
    failures,
    dataDir: options.dataDir ?? dataDir,
    get now() {
      return time.now;
    },
    set now(now) {
      time.now = now;
    },
    call: (method, path, sent) => call(url, method, path, sent),
    ask: (id, asked = {}) => {
      const { method, path } = routeOf(id, asked);
      return call(url, method, path, asked);
    },
    async ok(id, asked) {
      const { status, body } = await running.ask(id, asked);
      if (status !== 200 && status !== 201) expect({ status, body }).toEqual({ status: '200 or 201' });
      // `call` has held it to the operation's schema.
      return body as SuccessBody<typeof id>;
    },
    async refused(id, status, asked) {
      const reply = await running.ask(id, asked);
      expect({ status: reply.status, body: reply.body }).toMatchObject({ status });
      const problem = reply.body as ProblemBody;
      expect(problem.errors[0]?.detail).toBe(problem.detail);
      return problem;
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return running;
}

const { operations } = readContract();

function routeOf(id: OperationId, asked: Asked): { method: string; path: string } {
  const operation = operations.find((known) => known.id === id);
  if (operation === undefined) throw new Error(`openapi.yaml has no operation '${id}'.`);
  const params: Record<string, string | number> = { platform: 'shopify', payment: 'paypal', ...asked.params };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_braced, name: string) => String(params[name]));
  const query = Object.entries(asked.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)])).toString();
  return { method: operation.method, path: search === '' ? path : `${path}?${search}` };
}

async function call(url: string, method: string, path: string, sent: Sent = {}): Promise<Reply> {
  const json = sent.body === undefined ? undefined : JSON.stringify(sent.body);
  const text = sent.bytes === undefined ? (sent.text ?? json) : new Uint8Array(sent.bytes);
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const body: unknown = await response.json();
  const fault = faultOf({
    method,
    path: path.split('?', 1)[0] ?? '',
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body,
  });
  expect(fault).toBeNull();
  return { status: response.status, headers: response.headers, body };
}
