import { nextDue } from '../queries/mails.ts';
import type { Database } from '../store/database.ts';
import { deliverQueued, type PostOffice } from './deliver.ts';

export type Mailer = {
  /** Mails were queued, and the transaction has ended: they leave now, while the caller goes on. */
  nudge(): void;
  /** Sends what is due and resolves when nothing is; what cannot be sent yet is tried again by itself. */
  settle(): Promise<void>;
  /** Waits for the mail that is being sent, then sends no more. */
  close(): Promise<void>;
};

const longestPause = 60_000;

/** Delivers by itself, as long as the server runs: at its start, when nudged, and when a mail is due again. */
export function createMailer(
  office: Omit<PostOffice, 'database'> & {
    readonly database: Promise<Database>;
    readonly onFailure: (error: unknown) => void;
  },
): Mailer {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isNudged = false;
  let isClosed = false;

  async function run(): Promise<void> {
    try {
      const database = await office.database;
      while (isNudged && !isClosed) {
        isNudged = false;
        await deliverQueued({ ...office, database, isStopping: () => isClosed });
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
    const wait = due === null ? longestPause : due.getTime() - office.clock().getTime();
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(nudge, Math.min(longestPause, Math.max(1000, wait))).unref();
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
  return {
    nudge,
    async settle() {
      nudge();
      while (running !== null) await running;
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await running;
      office.transport.close();
    },
  };
}
