import { settled } from '../settled.ts';
import type { Actor } from './actors.ts';
import type { Row, Scenario } from './calls.ts';
import type { Ids } from './fixture.ts';

/* The rows of the calls about pay runs. */

const ofRun = (own: Ids) => ({ params: { id: own.payRun } });

/** A separate draft with the amount that it would pay. */
async function draft({ server }: Scenario, who: Actor) {
  await settled(server);
  const token = who.token ?? '';
  return server.ok('createPayRun', { token, body: { method: 'by_hand' } });
}

/** A custom item that an owner of the shop adds, since other payouts may have taken all that was due. */
async function addToPay({ server, actors }: Scenario, { shop, own }: Actor): Promise<void> {
  const owner = shop === actors.merchant.shop ? actors.merchant : actors['merchant of another shop'];
  const body = { title: 'Window display', commission: '25.00', vendor_id: own.vendor };
  await server.ok('createCustomItem', { token: owner.token ?? '', body });
}

async function ofDraft(scenario: Scenario, who: Actor) {
  return { params: { id: (await draft(scenario, who)).id } };
}

export const payRunCalls: {
  readonly [
    Id in
      | 'listPayRuns'
      | 'createPayRun'
      | 'getPayRunSettings'
      | 'updatePayRunSettings'
      | 'getPayRun'
      | 'listPayRunVendors'
      | 'addPayRunVendor'
      | 'updatePayRunVendor'
      | 'refreshPayRun'
      | 'approvePayRun'
      | 'cancelPayRun'
      | 'payRunAgain'
      | 'getPayRunBankFile'
      | 'confirmBankFile'
      | 'getPayRunToSend'
      | 'markPayRunSent'
      | 'listBankEntries'
      | 'uploadBankAnswer'
      | 'assignBankEntry'
  ]: Row<Id>;
} = {
  listPayRuns: { call: () => ({}) },
  createPayRun: {
    call: () => ({ body: {} }),
    before: async ({ server }) => {
      await settled(server);
      return {};
    },
  },
  getPayRunSettings: { call: () => ({}) },
  updatePayRunSettings: {
    call: () => ({ body: { schedule: { every: 'month', day: 31 }, second_above: '5000.00' } }),
  },
  getPayRun: { call: ofRun },
  listPayRunVendors: { call: ofRun },
  addPayRunVendor: { call: (own) => ({ ...ofRun(own), body: { vendor: own.vendor } }) },
  updatePayRunVendor: {
    call: (own) => ({ params: { id: own.payRun, vendor: own.vendor }, body: { is_included: false } }),
  },
  refreshPayRun: { call: ofRun },
  approvePayRun: {
    call: (own) => ({ ...ofRun(own), body: { expected_amount: '10.00' } }),
    before: async (scenario, who) => {
      await addToPay(scenario, who);
      const { id, amount } = await draft(scenario, who);
      return { params: { id }, body: { expected_amount: amount } };
    },
    spoils: true,
  },
  cancelPayRun: { call: ofRun, before: ofDraft },
  payRunAgain: {
    call: (own) => ({ ...ofRun(own), body: { expected_amount: '10.00' } }),
    refusedWith: { status: 409, code: 'stale' },
  },
  getPayRunBankFile: { call: ofRun },
  confirmBankFile: { call: (own) => ({ ...ofRun(own), body: {} }) },
  getPayRunToSend: { call: ofRun, refusedWith: { status: 409, code: 'stale' } },
  markPayRunSent: {
    call: (own) => ({ ...ofRun(own), body: { expected_amount: '10.00' } }),
    refusedWith: { status: 409, code: 'stale' },
  },
  listBankEntries: { call: ofRun },
  uploadBankAnswer: {
    call: (own) => ({ ...ofRun(own), body: { text: '<Document/>' } }),
    refusedWith: { status: 422, code: 'bank_text_refused' },
  },
  assignBankEntry: {
    call: (own) => ({ params: { id: own.payRun, entry: own.bankEntry }, body: { payout: null } }),
  },
};
