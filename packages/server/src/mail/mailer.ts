import { setTimeout as wait } from 'node:timers/promises';
import { nextDue } from '../queries/mails.ts';
import type { Database } from '../database/database.ts';
import { answerResets, type ResetContext } from './answer-resets.ts';
import { deliverQueued, type DeliveryContext } from './deliver.ts';

export type Mailer = {
  /** Starts sending queued mails, in the background. To be called after the transaction that queued it. */
  startDelivery(): void;
  /** Sends due mails and resolves when none is left. Mails that cannot be sent yet are retried later. */
  settle(): Promise<void>;
  /** The same, but resolves after `ms` milliseconds even if mails are still being sent. */
  settleWithin(ms: number): Promise<void>;
  /** False where mails are written to a folder in place of being sent. */
  readonly isSending: boolean;
  /** Waits for the mail that is being sent and stops. */
  close(): Promise<void>;
};

const longestPause = 60_000;

/**
 * Delivers mail while the server runs: at its start, on `startDelivery`, and when a mail is due again. Each run answers
 * requests for a new password first.
 */
export function createMailer(
  context: Omit<DeliveryContext & ResetContext, 'database'> & {
    readonly database: Promise<Database>;
    readonly onFailure: (error: unknown) => void;
  },
): Mailer {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isRequested = false;
  let isClosed = false;

  const isClosedNow = () => isClosed;

  async function run(): Promise<void> {
    try {
      const database = await context.database;
      while (isRequested && !isClosed) {
        isRequested = false;
        await answerResets({ ...context, database }, isClosedNow).catch(context.onFailure);
        await deliverQueued({ ...context, database, isStopping: isClosedNow });
      }
      if (!isClosed) plan(await database.asSystem(nextDue));
    } catch (error) {
      if (isClosed) return;
      context.onFailure(error);
      plan(null);
    } finally {
      running = null;
    }
    if (isRequested && !isClosed) start();
  }

  function plan(due: Date | null): void {
    const pause = due === null ? longestPause : due.getTime() - context.clock().getTime();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(startDelivery, Math.min(longestPause, Math.max(1000, pause))).unref();
  }

  function start(): void {
    running ??= run();
  }

  function startDelivery(): void {
    isRequested = true;
    if (!isClosed) start();
  }

  // A failure to open the database is reported where it is opened.
  context.database.then(startDelivery, () => undefined);
  async function settle(): Promise<void> {
    startDelivery();
    while (running !== null) await running;
  }

  return {
    startDelivery,
    settle,
    isSending: context.transport.isSending,
    async settleWithin(ms) {
      const stop = new AbortController();
      const tooLong = wait(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      await Promise.race([settle(), tooLong]);
      stop.abort();
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await running;
      context.transport.close();
    },
  };
}
