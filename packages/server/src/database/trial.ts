import type { Tx } from './database.ts';

/** Runs `work` in a transaction that is taken back, and returns its result: so a preview does the same as the act. */
export async function tried<T>(
  transact: (work: (tx: Tx) => Promise<never>) => Promise<never>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await transact(async (tx) => {
      throw new TakenBack(await work(tx));
    });
  } catch (error) {
    // Thrown by the line above alone, with what `work` has returned.
    if (error instanceof TakenBack) return error.result as T;
    throw error;
  }
}

class TakenBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('A trial is taken back.');
    this.result = result;
  }
}
