import { defineTexts } from '@consignment/domain/text/texts';
import { takeLock } from '../database/locks.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { Asker, Database, Tx } from '../database/database.ts';

const texts = defineTexts('Idempotency', {
  inFlight: 'The same request is still in progress. Wait a moment and check again.',
  keyReused: 'This Idempotency-Key has already been used for another request.',
});

/** The answer to a request: the HTTP status and a body that is safe as JSON. */
export type KeptAnswer<Body> = { readonly status: number; readonly body: Body };

export type Idempotent<Body> =
  | { readonly is: 'answered'; readonly answer: KeptAnswer<Body>; readonly isReplay: boolean }
  | {
      readonly is: 'refused';
      readonly status: 409 | 422;
      readonly code: 'in_flight' | 'idempotency_key_reused';
      readonly detail: string;
    };

export type KeyedRequest = {
  readonly who: Asker;
  /** The Idempotency-Key of the request. */
  readonly key: string;
  /** The operationId: a key belongs to one operation. */
  readonly operation: string;
  /** The parsed body. Two requests are the same when their bodies are equal, whatever the order of the keys. */
  readonly body: unknown;
  readonly now: Date;
  /** The work runs as the system, since it reaches logins or other rows above shops. */
  readonly isSystem?: boolean;
};

/**
 * An attempt locks its key's row while it works, so a repeated request waits for it. An attempt without the lock has not
 * begun, or its process has died; the two cannot be distinguished within the time that a connection may take. One that
 * begins later finds its key taken over and does nothing.
 */
const secondsUntilTakenOver = 10;

/**
 * Runs `work` once for a key: a repeated request gets the same answer, another request with the key is refused. The
 * answer is stored in the transaction of its effect, so neither exists without the other. When `work` throws, nothing
 * is stored and the key may be used again.
 */
export async function withIdempotency<Body>(
  database: Database,
  request: KeyedRequest,
  work: (tx: Tx) => Promise<KeptAnswer<Body>>,
): Promise<Idempotent<Body>> {
  const attempt = randomUUID();
  const reserved = await database.asShop(request.who, (tx) => reserve<Body>(tx, request, attempt));
  if (reserved !== null) return reserved;
  try {
    const answer = await inWorkOf(database, request, async (tx) => {
      await own(tx, request, attempt);
      const made = await work(tx);
      await keyRow(tx, request)
        .set({ status: made.status, answer: JSON.stringify(made.body) })
        .execute();
      return made;
    });
    return { is: 'answered', answer, isReplay: false };
  } catch (error) {
    if (error instanceof TakenOver) return inFlight();
    await database.asShop(request.who, (tx) => release(tx, request, attempt));
    throw error;
  }
}

/** A transaction with the rights of a request's work. */
export function inWorkOf<T>(
  database: Database,
  { who, isSystem = false }: Pick<KeyedRequest, 'who' | 'isSystem'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return isSystem ? database.asSystem(work) : database.asShop(who, work);
}

class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

const inFlight = () =>
  ({
    is: 'refused',
    status: 409,
    code: 'in_flight',
    detail: texts.inFlight,
  }) as const;

/** Null when this attempt may proceed. */
async function reserve<Body>(
  tx: Tx,
  request: KeyedRequest,
  attempt: string,
): Promise<Idempotent<Body> | null> {
  const hash = hashOf(request.body);
  const made = await tx
    .insertInto('idempotency_keys')
    .values({
      shop_id: request.who.shopId,
      key: request.key,
      operation: request.operation,
      body_hash: hash,
      attempt,
      started_at: request.now,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (made !== undefined) return null;

  takeLock('idempotency_keys');
  const kept = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('shop_id', '=', request.who.shopId)
    .where('key', '=', request.key)
    .forUpdate()
    .executeTakeFirst();
  // The key was released between the two statements, so the next request may have it.
  if (kept === undefined) return inFlight();
  if (kept.operation !== request.operation || !kept.body_hash.equals(hash)) {
    return {
      is: 'refused',
      status: 422,
      code: 'idempotency_key_reused',
      detail: texts.keyReused,
    };
  }
  if (kept.status !== null) {
    // Written from a Body by the same operation.
    return { is: 'answered', answer: { status: kept.status, body: kept.answer as Body }, isReplay: true };
  }
  if (request.now.getTime() - kept.started_at.getTime() < secondsUntilTakenOver * 1000) return inFlight();
  await tx
    .updateTable('idempotency_keys')
    .set({ attempt, started_at: request.now })
    .where('shop_id', '=', request.who.shopId)
    .where('key', '=', request.key)
    .execute();
  return null;
}

/** Holds the key during the work; an attempt whose key was taken over ends here. */
async function own(tx: Tx, request: KeyedRequest, attempt: string): Promise<void> {
  takeLock('idempotency_keys');
  const owned = await tx
    .selectFrom('idempotency_keys')
    .select('key')
    .where('shop_id', '=', request.who.shopId)
    .where('key', '=', request.key)
    .where('attempt', '=', attempt)
    .forUpdate()
    .executeTakeFirst();
  if (owned === undefined) throw new TakenOver();
}

function keyRow(tx: Tx, request: KeyedRequest) {
  return tx
    .updateTable('idempotency_keys')
    .where('shop_id', '=', request.who.shopId)
    .where('key', '=', request.key);
}

async function release(tx: Tx, request: KeyedRequest, attempt: string): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('shop_id', '=', request.who.shopId)
    .where('key', '=', request.key)
    .where('attempt', '=', attempt)
    .where('status', 'is', null)
    .execute();
}

function hashOf(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(ordered(body)))
    .digest();
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}
