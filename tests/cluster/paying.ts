/** People who pay vendors through a load balancer and repeat each request until it is answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { moneyFromWire } from '@consignment/domain/money/money';
import { demo, signIn, type Api, type Reply } from '../flows/helpers/api.ts';

export type Payout = { readonly id: number; readonly amount: string; readonly status: string };
type Body = {
  readonly vendor: number;
  readonly line_item_ids: readonly number[];
  readonly pay_w_paypal: boolean;
};
export type Attempt = {
  readonly key: string;
  readonly body: Body;
  /** The final answer. */
  outcome: Payout | 'paid already' | null;
};
export type Page<T> = { readonly results: readonly T[] };

const peopleAtOnce = 8;
const linesInPayout = 2;
const payoutsOfVendor = 8;

/**
 * Payouts of two lines each for all vendors with an amount due, in turn; those of the first `byPaypal` vendors go
 * through PayPal.
 */
export async function attemptsOf(api: Api, byPaypal: number): Promise<Attempt[]> {
  const { results } = await api.get<Page<{ id: number; commission_due: string }>>(
    '/vendors/commission-totals/?page_size=1000',
  );
  const owed = results.filter(({ commission_due: due }) => moneyFromWire(due, 'GBP') > 0);
  const bodies: { round: number; body: Body }[] = [];
  for (const [at, { id: vendor }] of owed.entries()) {
    const isByPaypal = at < byPaypal;
    if (isByPaypal)
      await api.send('PUT', `/vendors/${vendor}/`, { paypal_email: `maker-${vendor}@pay.example` });
    const { line_items: lines } = await api.get<{ line_items: number[] }>(
      `/vendors/unpaid-commissions/${vendor}/`,
    );
    for (let round = 0; round < payoutsOfVendor && round * linesInPayout < lines.length; round += 1) {
      const chosen = lines.slice(round * linesInPayout, (round + 1) * linesInPayout);
      bodies.push({ round, body: { vendor, line_item_ids: chosen, pay_w_paypal: isByPaypal } });
    }
  }
  return bodies
    .toSorted((a, b) => a.round - b.round)
    .map(({ body }) => ({ key: randomUUID(), body, outcome: null }));
}

/** Two people request each payout at about the same time, so one of them has to be refused. */
export function twice(attempts: readonly Attempt[]): Attempt[] {
  return attempts.flatMap((attempt) => [attempt, { ...attempt, key: randomUUID() }]);
}

export type Paying = {
  /** The number of final answers. */
  readonly answered: () => number;
  /** The intermediate answers, such as "503 unavailable", with their counts. */
  readonly answers: ReadonlyMap<string, number>;
  readonly done: Promise<void>;
};

/** Several people at once, each with a token, who repeat a request with its key until it is answered. */
export function payAll(url: string, attempts: readonly Attempt[]): Paying {
  const waiting = [...attempts];
  const answers = new Map<string, number>();
  let answered = 0;
  const person = async () => {
    let api = await signIn(url, demo.owner);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      while (next.outcome === null) {
        const reply = await pay(api, next);
        const words = `${reply.status} ${codeOf(reply)}`;
        answers.set(words, (answers.get(words) ?? 0) + 1);
        if (reply.status === 201) next.outcome = reply.body as Payout;
        else if (codeOf(reply) === 'already_paid') next.outcome = 'paid already';
        else {
          // A killed server, a promoted standby or a key in flight: the request is repeated.
          await wait(200);
          if (reply.status === 401) api = await signIn(url, demo.owner).catch(() => api);
        }
      }
      answered += 1;
    }
  };
  const done = Promise.all(Array.from({ length: peopleAtOnce }, person)).then(() => undefined);
  return { answered: () => answered, answers, done };
}

async function pay(api: Api, { key, body }: Attempt): Promise<Reply> {
  try {
    return await api.send('POST', '/vendors/payouts/create/', body, { 'idempotency-key': key });
  } catch {
    // haproxy closes the connections of clients to the killed server.
    return { status: 0, body: { code: 'hung_up' } };
  }
}

function codeOf({ status, body }: Reply): string {
  return status === 201 ? 'made' : (body as { code: string }).code;
}
