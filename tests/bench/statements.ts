import pg from 'pg';

export type Statement = { client: pg.Client; text: string; values: unknown[] };

/** The statements that `pg` sends while `work` runs. The driver has no hook for it, so its one method is wrapped. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const original = prototype.query;
  const seen: Statement[] = [];
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [text, values] = args;
    if (typeof text === 'string')
      seen.push({ client: this, text, values: Array.isArray(values) ? values : [] });
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return seen;
}
