import { setTimeout as wait } from 'node:timers/promises';
import { nextDue } from '../queries/mails.ts';
import type { Database } from '../database/database.ts';
import { answerResets, type ResetDesk } from './answer-resets.ts';
import { deliverQueued, type PostOffice } from './deliver.ts';

export type Mailer = {
  /** Mails were queued, and the transaction has ended: they leave now, while the caller goes on. */
  nudge(): void;
  /** Sends what is due and resolves when nothing is; what cannot be sent yet is tried again by itself. */
  settle(): Promise<void>;
  /** The same, and resolves after so many milliseconds whatever is still on its way. */
  settleWithin(ms: number): Promise<void>;
  /** Whether mails reach people; otherwise they are kept in a folder. */
  readonly isSending: boolean;
  /** Waits for the mail that is being sent, then sends no more. */
  close(): Promise<void>;
};

const longestPause = 60_000;

/**
 * Delivers by itself, as long as the server runs: at its start, when nudged, and when a mail is due again. Before that it
 * answers requests for a new password.
 */
export function createMailer(
  office: Omit<PostOffice & ResetDesk, 'database'> & {
    readonly database: Promise<Database>;
    readonly onFailure: (error: unknown) => void;
  },
): Mailer {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isNudged = false;
  let isClosed = false;

  const isClosedNow = () => isClosed;

  async function run(): Promise<void> {
    try {
      const database = await office.database;
      while (isNudged && !isClosed) {
        isNudged = false;
        await answerResets({ ...office, database }, isClosedNow).catch(office.onFailure);
        await deliverQueued({ ...office, database, isStopping: isClosedNow });
      }
      if (!isClosed) plan(await database.asSystem(nextDue));
    } catch (error) {
      if (isClosed) return;
      office.onFailure(error);
      plan(null);
    } finally {
      running = null;
    }
    if (isNudged && !isClosed) start();
  }

  function plan(due: Date | null): void {
    const pause = due === null ? longestPause : due.getTime() - office.clock().getTime();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(nudge, Math.min(longestPause, Math.max(1000, pause))).unref();
  }

  function start(): void {
    running ??= run();
  }

  function nudge(): void {
    isNudged = true;
    if (!isClosed) start();
  }

  // A database that never opens is told of where it is opened.
  office.database.then(nudge, () => undefined);
  async function settle(): Promise<void> {
    nudge();
    while (running !== null) await running;
  }

  return {
    nudge,
    settle,
    isSending: office.transport.isSending,
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
      office.transport.close();
    },
  };
}
