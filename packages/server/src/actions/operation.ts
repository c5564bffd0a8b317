import type { Readable } from 'node:stream';
import type { operations } from '@consignment/client/generated/api';
import type { FileAnswer } from '../common/file-answer.ts';
import { byOf, type By, type Origin } from '../common/by.ts';
import type { LiveSession } from '../common/session.ts';
import type { Tx } from '../database/database.ts';
import type { Service } from './service.ts';

/*
 * An operation is a function from a request to an answer, both typed by openapi.yaml. The roles that may call it
 * are there too (`x-roles`) and are enforced before the handler runs.
 */

export type OperationId = keyof operations;

type Given<T> = [T] extends [undefined] ? Readonly<Record<string, never>> : Readonly<NonNullable<T>>;

export type Params<Id extends OperationId> = Given<operations[Id]['parameters']['path']>;
export type Query<Id extends OperationId> = Given<operations[Id]['parameters']['query']>;
/** The parsed JSON, undefined where it may be missing and is; a stream of bytes where the operation takes a file. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Readable
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Json } } }
    ? Json | undefined
    : undefined;

type Success<Id extends OperationId> = keyof operations[Id]['responses'] & (200 | 201);
/** JSON, or a file where the response has another media type. */
type BodyOf<Response> = Response extends { content: infer Content }
  ? JsonIn<Content> | ([Exclude<keyof Content, 'application/json'>] extends [never] ? never : FileAnswer)
  : never;
type JsonIn<Content> = Content extends { 'application/json': infer Json } ? Json : never;

/** 200 or 201 with the body that openapi.yaml describes; refusals are thrown as a Refusal. */
export type Answer<Id extends OperationId> = {
  [Status in Success<Id>]: { status: Status; body: BodyOf<operations[Id]['responses'][Status]> };
}[Success<Id>];

export type Ask<Id extends OperationId> = {
  readonly params: Params<Id>;
  readonly query: Query<Id>;
  readonly body: Body<Id>;
  readonly idempotencyKey: string | null;
  /** The raw body, of an operation with `x-raw-body`; null of every other. */
  readonly rawBody: Buffer | null;
  /** A header of the request; '' where it is missing. */
  readonly header: (name: string) => string;
  /** The Accept header; empty where it is missing. */
  readonly accept: string;
  /** The `shop` that the clients add to every call; a public call uses it to find its shop. */
  readonly shop: string | null;
  /** The bearer token, for calls that take another one than a session's. */
  readonly bearer: string | null;
  /** From where the request comes, for the history. */
  readonly origin: Origin;
  /** Path and query of the request. */
  readonly url: string;
  readonly now: Date;
  readonly service: Service;
};

/** With a session; `read` and `write` run transactions that see only what the session may see. */
export type SessionAsk<Id extends OperationId> = Ask<Id> & {
  readonly session: LiveSession;
  /** The actor, for the history. */
  readonly by: By;
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

export type Operation<Id extends OperationId> =
  | { readonly access: 'public'; readonly handle: (ask: Ask<Id>) => Promise<Answer<Id>> }
  | { readonly access: 'session'; readonly handle: (ask: SessionAsk<Id>) => Promise<Answer<Id>> }
  | { readonly access: 'probe'; readonly handle: (service: Probed) => Promise<Answer<Id>> };

/** The parts that exist before the database is open, and while it is unavailable. */
export type Probed = Pick<Service, 'version'>;

/** An operation that needs a session. */
export function forSession<Id extends OperationId>(
  handle: (ask: SessionAsk<Id>) => Promise<Answer<Id>>,
): Operation<Id> {
  return { access: 'session', handle };
}

/** An operation that needs no session. */
export function forPublic<Id extends OperationId>(
  handle: (ask: Ask<Id>) => Promise<Answer<Id>>,
): Operation<Id> {
  return { access: 'public', handle };
}

/** An operation that reports on the process alone. */
export function forProbe<Id extends OperationId>(
  handle: (service: Probed) => Promise<Answer<Id>>,
): Operation<Id> {
  return { access: 'probe', handle };
}

/** Any operation, as the table is read by name: `never` stands for each operation's own request type. */
export type AnyOperation = {
  readonly access: Operation<OperationId>['access'];
  readonly handle: (ask: never) => Promise<{ status: 200 | 201; body: unknown }>;
};

/** A request before it is narrowed to an operation's own types. */
export type AnyAsk = Omit<Ask<OperationId>, 'params' | 'query' | 'body'> & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Runs an operation. Its schema has checked params, query and body, which justifies the `never` below. The session
 * exists whenever the operation is not public.
 */
export function perform(operation: AnyOperation, ask: AnyAsk, session: LiveSession | null) {
  if (operation.access !== 'session') return operation.handle(ask as never);
  if (session === null) throw new Error('An operation for sessions was reached without one.');
  const { database } = ask.service;
  const { shopId, vendorIds } = session;
  const withSession: AnyAsk & Pick<SessionAsk<OperationId>, 'session' | 'by' | 'read' | 'write'> = {
    ...ask,
    session,
    by: byOf(session, ask.origin),
    read: (work) => database.asShop({ shopId, vendorIds, readOnly: true }, work),
    write: (work) => database.asShop({ shopId, vendorIds }, work),
  };
  return operation.handle(withSession as never);
}
