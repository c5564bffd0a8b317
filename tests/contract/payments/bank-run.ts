import { expect } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { changeBankDetails } from '../../../packages/server/src/queries/bank-details.ts';
import { exportBankFile } from '../pay-runs/bank.ts';
import { secretsKey } from '../server.ts';
import { day, type Payee, type PayingWorld } from './world.ts';

/** The columns of a bank file as CSV. */
const columns = {
  separator: ',' as const,
  decimal: '.' as const,
  date: 'DD/MM/YYYY' as const,
  has_header: true,
  columns: (['name', 'branch', 'account', 'amount', 'reference'] as const).map((field) => ({
    title: field,
    field,
    text: '',
  })),
};

/** A shop that pays new payees of its own, of 28.00 each, by bank file, with the calls of its owner. */
export function bankRunsOf(world: PayingWorld) {
  const { alder } = world;
  const ofRun = async (id: number, body?: object) => ({
    token: await world.owner(),
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
  return {
    ofRun,
    async setUp() {
      const from = { kind: 'other' as const, holder: 'Alder', branch: '11-22-33', account: '87654321' };
      await world.server.ok('updatePayRunSettings', {
        token: await world.owner(),
        body: { file_format: 'csv', from, columns },
      });
    },
    /** Payees with bank details from long ago, so that nothing is held. */
    async addPayees(count: number): Promise<Payee[]> {
      const payees: Payee[] = [];
      for (let nth = 0; nth < count; nth++) {
        const payee = await world.addPayee();
        const details = { kind: 'other', holder: 'Payee', branch: '12-34-56', account: '12345678' } as const;
        const then = new Date(world.server.now.getTime() - 10 * day);
        const of = { shopId: alder.id, vendorId: payee.id };
        await world.server.database.asSystem((tx) =>
          changeBankDetails(tx, sealerOf(secretsKey), of, {
            details,
            newLink: crypto.randomUUID(),
            now: then,
          }),
        );
        payees.push(payee);
      }
      return payees;
    },
    /** An approved run that pays all payees by bank file, with its payouts in their order. */
    async approved() {
      const token = await world.owner();
      const { id, amount } = await world.server.ok('createPayRun', { token, body: { method: 'bank' } });
      const run = await world.server.ok('approvePayRun', await ofRun(id, { expected_amount: amount }));
      const { results } = await world.server.ok('listPayRunVendors', await ofRun(id));
      const payouts = results
        .flatMap((one) => (one.payout === null ? [] : [{ id: one.payout, amount: one.amount }]))
        .toSorted((a, b) => a.id - b.id);
      return { run, payouts };
    },
    read: async (id: number) => world.server.ok('getPayRun', await ofRun(id)),
    /** The bytes of the file, exported by the owner. */
    async exported(id: number): Promise<string> {
      const { status, text } = await this.askForFile(id);
      expect(status).toBe(200);
      return text;
    },
    async askForFile(id: number): Promise<{ status: number; text: string }> {
      const { status, bytes } = await exportBankFile(world.server.url, id, await world.owner());
      return { status, text: bytes.toString() };
    },
    async due(): Promise<string> {
      const token = await world.owner();
      return (await world.server.ok('getCombinedCommissionTotals', { token })).commission_due;
    },
  };
}
