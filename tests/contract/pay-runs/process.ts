import { createService, type Service } from '../../../packages/server/src/actions/service.ts';
import { perform, type OperationId } from '../../../packages/server/src/actions/operation.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { Refusal } from '../../../packages/server/src/common/problem.ts';
import { noFactor, type LiveSession } from '../../../packages/server/src/common/session.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { createPayRunWork } from '../../../packages/server/src/features/pay-runs/pay-run-work.ts';
import { operations } from '../../../packages/server/src/operations/operations.ts';
import { methodsFor } from '../../../packages/server/src/actions/payout-methods.ts';
import { createPaypal } from '../../../packages/server/src/payments/paypal/client.ts';
import { createTransferWork } from '../../../packages/server/src/payments/transfers.ts';
import { testConfig } from '../../config.ts';
import type { PaypalServer } from '../payments/paypal-server.ts';
import { secretsKey, tokenSecret } from '../server.ts';

/*
 * A server's operations and jobs without HTTP, whose process can be killed: at one of its transactions it ends, and does
 * nothing more. To the database that is a process killed with SIGKILL, which tests/contract/pay-runs/killed.test.ts does
 * for real; this one takes no second to start.
 */

/** The process ends at its nth writing transaction, before the commit or right after it. */
export type Fate = { readonly nth: number; readonly at: 'before commit' | 'after commit' };

/** The process was killed, so that its caller has no answer. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

export type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

export type Call = {
  readonly id: OperationId;
  readonly params?: Readonly<Record<string, number>>;
  readonly query?: Readonly<Record<string, boolean>>;
  readonly body?: unknown;
  readonly key?: string | null;
};

export type Process = {
  /** Calls an operation as a person of the shop. Throws Killed. */
  call(who: { readonly shopId: number; readonly loginId: number }, call: Call): Promise<Reply>;
  /** Looks at the due transfers of a shop, and notes the runs that have ended, as the jobs do. Throws Killed. */
  look(shopId: number): Promise<void>;
};

export function startProcess(
  given: { readonly database: Database; readonly paypal: PaypalServer; readonly clock: () => Date },
  fate: Fate | null,
): Process {
  const { clock } = given;
  const database = fate === null ? given.database : mortal(given.database, fate);
  const urls = { live: given.paypal.url, sandbox: given.paypal.url };
  const parts = createService(testConfig({ tokenSecret, secretsKey }), Promise.resolve(database), {
    version: '0.0.0-test',
    clock,
  });
  const paypal = createPaypal(urls, clock, 2000);
  const startDelivery = () => undefined;
  const service: Service = {
    ...parts,
    database,
    paypal,
    mail: { ...parts.mail, startDelivery },
    publicUrl: 'https://shop.example',
    apiRoot: '/api',
  };
  const publicUrl = () => service.publicUrl;
  const secrets = sealerOf(secretsKey);
  const jobsGiven = { database, paypal, secrets, publicUrl, clock, startDelivery };
  const transfers = createTransferWork(jobsGiven);
  const payRuns = createPayRunWork({ ...jobsGiven, methods: methodsFor(service) });
  return {
    async call({ shopId, loginId }, { id, params = {}, query = {}, body, key = null }) {
      const session: LiveSession = {
        id: null,
        loginId,
        shopId,
        party: 'merchant',
        role: 'owner',
        vendorIds: null,
        repIds: null,
        key: null,
        isSandbox: false,
        isShutOut: false,
        factor: noFactor,
      };
      const ask = {
        params,
        query,
        body,
        idempotencyKey: key,
        rawBody: null,
        header: () => '',
        accept: '',
        shop: null,
        bearer: null,
        origin: { address: '', device: '' },
        url: '',
        now: clock(),
        service,
      };
      try {
        // As openapi.yaml describes it.
        return (await perform(operations[id], ask, session)) as Reply;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.status, body: { code: error.code, detail: error.message } };
      }
    },
    async look(shopId) {
      const { signal } = new AbortController();
      await transfers.run(shopId, signal);
      await payRuns.run(shopId, signal);
    },
  };
}

function mortal(database: Database, { nth, at }: Fate): Database {
  let begun = 0;
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Killed();
  };
  return {
    ...database,
    async asShop(who, work) {
      if (isDead) die();
      const isLast = who.readOnly !== true && begun++ === nth;
      const result = await database.asShop(who, async (tx) => {
        const made = await work(tx);
        // One of several at a time may have ended the process meanwhile.
        if (isDead || (isLast && at === 'before commit')) die();
        return made;
      });
      if (isLast) die();
      return result;
    },
    asSystem: (work, limit) => (isDead ? die() : database.asSystem(work, limit)),
  };
}
