import type { MoveState } from '../../../packages/server/src/database/rows.ts';
import type { Actor } from './actors.ts';
import type { Row, Scenario } from './calls.ts';
import type { Ids } from './fixture.ts';

/* The rows of the calls about moves from another app. */

const payoutsFile = 'Payout ID,Vendor,Paid on,Total\nP-1,Moss & Fern,2024-05-01,12.00\n';
const ofMove = (own: Ids) => ({ params: { id: own.move } });

export const moveCalls: {
  readonly [
    Id in
      | 'listMoves'
      | 'createMove'
      | 'listMoveProfiles'
      | 'saveMoveProfile'
      | 'deleteMoveProfile'
      | 'getMove'
      | 'deleteMove'
      | 'uploadMoveFile'
      | 'updateMoveFile'
      | 'deleteMoveFile'
      | 'checkMove'
      | 'listMoveProblems'
      | 'listMoveVendors'
      | 'matchMoveVendors'
      | 'saveMoveBalances'
      | 'listMovePayouts'
      | 'listMoveDifferences'
      | 'listMoveDifferenceRows'
      | 'answerMoveDifferences'
      | 'bookMove'
      | 'undoMove'
      | 'exportMoveReport'
  ]: Row<Id>;
} = {
  listMoves: { call: () => ({}) },
  createMove: {
    call: () => ({ body: { name: 'Previous app' } }),
    before: (scenario, who) => stand(scenario, who, 'undone'),
    spoils: true,
  },
  listMoveProfiles: { call: () => ({}) },
  saveMoveProfile: { call: (own) => ({ body: { name: 'Previous app', move: own.move } }) },
  deleteMoveProfile: { call: (own) => ({ params: { id: own.moveProfile } }), spoils: true },
  getMove: { call: ofMove },
  deleteMove: { call: ofMove, spoils: true },
  uploadMoveFile: {
    call: (own) => ({
      params: { id: own.move, role: 'payouts' },
      query: { name: 'payouts.csv' },
      file: { type: 'text/csv', bytes: Buffer.from(payoutsFile) },
    }),
    before: draft,
    spoils: true,
  },
  updateMoveFile: {
    call: (own) => ({ params: { id: own.move, role: 'payouts' }, body: { date_order: null } }),
    before: draft,
    spoils: true,
  },
  deleteMoveFile: {
    call: (own) => ({ params: { id: own.move, role: 'payouts' } }),
    before: draft,
    spoils: true,
  },
  checkMove: { call: ofMove, before: draft, spoils: true },
  listMoveProblems: { call: ofMove },
  listMoveVendors: { call: ofMove },
  matchMoveVendors: {
    call: (own) => ({
      params: { id: own.move },
      body: { vendors: [{ id: own.moveVendor, as: 'vendor', vendor: own.vendor }] },
    }),
    spoils: true,
  },
  saveMoveBalances: {
    call: (own) => ({
      params: { id: own.move },
      body: { balances: [{ id: own.moveVendor, amount: '12.50' }], reviewed: true },
    }),
    spoils: true,
  },
  listMovePayouts: { call: ofMove },
  listMoveDifferences: { call: ofMove },
  listMoveDifferenceRows: { call: ofMove },
  answerMoveDifferences: {
    call: (own) => ({
      params: { id: own.move },
      body: { answers: [{ group: own.moveGroup, answer: 'theirs' }] },
    }),
    spoils: true,
  },
  bookMove: {
    call: (own) => ({
      params: { id: own.move },
      body: { expected_payouts: 1, expected_amount: '12.00', expected_opening: '0.00' },
    }),
    before: agree,
    spoils: true,
  },
  undoMove: {
    call: (own) => ({ params: { id: own.move }, body: { reason: 'It was another year.' } }),
    before: (scenario, who) => stand(scenario, who, 'booked'),
    spoils: true,
  },
  exportMoveReport: { call: (own) => ({ params: { id: own.move }, query: { type: 'json' } }) },
};

/** After every payout of the tests, so that none is newer than the booking. */
const lastOfAll = 1_000_000_000_000;

/** Puts the move of the actor's shop into a state. */
async function stand({ server }: Scenario, { own }: Actor, state: MoveState) {
  await server.database.asSystem((tx) =>
    tx
      .updateTable('moves')
      .set({ state, last_payout_before: lastOfAll })
      .where('id', '=', own.move)
      .execute(),
  );
  return {};
}

function draft(scenario: Scenario, who: Actor) {
  return stand(scenario, who, 'draft');
}

/** The move as it is after a check whose one difference was answered. */
async function agree({ server }: Scenario, { own }: Actor) {
  await server.database.asSystem(async (tx) => {
    await tx.updateTable('moves').set({ vendors_changed: false }).where('id', '=', own.move).execute();
    await tx.updateTable('move_vendors').set({ opening: null }).where('move_id', '=', own.move).execute();
    await tx.updateTable('move_groups').set({ answer: 'theirs' }).where('move_id', '=', own.move).execute();
    await tx
      .updateTable('move_payouts')
      .set({ verdict: 'accepted' })
      .where('move_id', '=', own.move)
      .execute();
  });
  return {};
}
