import { expect } from 'vitest';
import type { BankDetails } from '../../../packages/domain/src/payouts/bank-details.ts';
import { enterBankDetails, exportBankFile } from '../pay-runs/bank.ts';
import type { Payee, PayingWorld } from './world.ts';

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

const ofCsv = {
  file_format: 'csv' as const,
  from: { kind: 'other' as const, holder: 'Alder', branch: '11-22-33', account: '87654321' },
  columns,
};

/** A shop in US dollars that pays by ACH, and a payee of it. */
export const ach = {
  settings: {
    file_format: 'nacha_ppd' as const,
    from: {
      kind: 'aba' as const,
      holder: 'Maker Market Inc',
      routing: '121042882',
      account: '1234567890',
      account_type: 'checking' as const,
      bank_name: 'Wells Fargo',
      company_id: '1234567890',
    },
  },
  payee: {
    kind: 'aba' as const,
    holder: 'Jane Potter',
    routing: '021000021',
    account: '123456',
    accountType: 'checking' as const,
  },
};

/** The number of a run's file at the bank, which is also its name. */
export function numberOfFile(run: { readonly bank_file: { readonly name: string } | null }): string {
  const number = run.bank_file?.name.split('.')[0];
  if (number === undefined) throw new Error('The run has no bank file.');
  return number;
}

/** A shop that pays its own new payees, 28.00 each, by bank file, with the calls of its owner. */
export function bankRunsOf(world: PayingWorld) {
  const { alder } = world;
  const ofRun = async (id: number, body?: object) => ({
    token: await world.owner(),
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
  return {
    ofRun,
    async setUp(body: object = ofCsv) {
      await world.server.ok('updatePayRunSettings', { token: await world.owner(), body });
    },
    /** Payees with bank details from long ago, so that nothing is held. */
    async addPayees(count: number, details?: BankDetails): Promise<Payee[]> {
      const payees: Payee[] = [];
      for (let nth = 0; nth < count; nth++) {
        const payee = await world.addPayee();
        const of = { shopId: alder.id, vendorId: payee.id };
        await world.server.database.asSystem((tx) => enterBankDetails(tx, of, world.server.now, details));
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
