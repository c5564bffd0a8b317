import { refuse } from '../common/problem.ts';
import type { Database, Tx } from '../database/database.ts';
import { inWorkOf, withIdempotency, type KeyedRequest } from '../ledger/idempotency.ts';

type Created<Body> = { readonly status: 201; readonly body: Body };

/**
 * Runs `work` once for the Idempotency-Key of a request; a repeated request gets the first answer. Without a key, every
 * request runs it. Throws a Refusal for a key of another request, and while the first one is running.
 */
export async function onceByKey<Body>(
  database: Database,
  { key, ...request }: Omit<KeyedRequest, 'key'> & { readonly key: string | null },
  work: (tx: Tx) => Promise<Created<Body>>,
): Promise<Created<Body>> {
  if (key === null) return inWorkOf(database, request, work);
  const done = await withIdempotency(database, { ...request, key }, work);
  if (done.is === 'refused') throw refuse(done.status, done.code, done.detail);
  return { status: 201, body: done.answer.body };
}
