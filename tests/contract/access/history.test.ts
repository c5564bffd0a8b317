import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHistoryEvent } from '@consignment/domain/history/history';
import { historyEvents } from '@consignment/domain/history/history-events';
import { moneyOperations } from '@consignment/server/http/money-operations';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { auditHistory } from '../../../packages/server/src/ledger/audit-history.ts';
import { forEachDatabase } from '../../databases.ts';
import { part } from '../../turn.ts';
import type { Actor, ActorName } from './actors.ts';
import { bankStopLink, newPassword, rowOf, type AnyCall, type Scenario } from './calls.ts';
import { secretsIn } from './captured.ts';
import { password } from './fixture.ts';
import { factsOf, mayCall, mayWrite, operationIds, requestOf, sendRequest } from './requests.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';

/*
 * Every operation that may write leaves an entry in the history of its shop, or is in this list with the reason why it
 * does not.
 */

const session = 'it begins or ends a session, which changes nothing in the shop';
const preview = 'it is a preview';
const file = 'it makes a file of what is there';
const again = 'it works out the same figures again';
const external = 'it needs the other side; its own tests look at its entries';

const quiet: Partial<Record<OperationId, string>> = {
  createToken: session,
  refreshToken: session,
  loginVendor: session,
  finishSignIn: session,
  endSession: session,
  endOtherSessions: session,
  beginProof: 'the person shows who it is',
  renewProof: 'the person shows who it is',
  beginPasskey: 'a factor counts once it is confirmed',
  addPasskey: 'it needs the passkey of a browser; identity/second-factor.test.ts has one',
  updatePasskey: 'it is how a person names it',
  beginAuthenticator: 'a factor counts once it is confirmed',
  updateFactorRule:
    'it would ask each caller after it for a factor; identity/second-factor.test.ts changes it',
  readInvitation: 'a link is opened, and accepted later',
  testWebhook: 'the message is no event of the shop',
  beginPlatformInstall: 'nothing is connected before the owner is back',
  finishPlatformInstall: external,
  receivePlatformMessage: external,
  receivePaymentWebhook: external,
  cancelPayout: external,
  markPayRunSent: external,
  payRunAgain: external,
  uploadBankAnswer: external,
  settlePayout: external,
  fetchOrderAgain: external,
  createStatement: 'the statements of these shops go to a later day; operations/history.test.ts issues one',
  sendResetEmail: 'a link is mailed, and the password is the same',
  authenticateResetToken: 'a link is opened, and the password is the same',
  updatePreferences: 'it is how a person likes the apps',
  verifyPhone: 'it is off',
  checkPortalCss: preview,
  checkVendorFile: preview,
  previewCommissionSettings: preview,
  previewRules: preview,
  previewOverride: preview,
  startRuleReplay: 'it shows what would have been, and changes nothing in the shop',
  uploadQuestionFile: 'a file counts once a message sends it',
  readRulesFile: 'it makes drafts of a file; saving them is a separate act',
  exportPayout: file,
  exportStatement: file,
  exportMoveReport: file,
  recalculateTotals: again,
  updateVendorCommissions: again,
  calculateCommissions: again,
};

/** Calls that would change nothing, or not succeed, with the values of calls.ts. */
const others: Partial<Record<OperationId, (who: Actor, scenario: Scenario) => AnyCall>> = {
  saveVendorAccounts: (_who, { fixture: { alder } }) => {
    const { signup, vendor } = alder.ids.third;
    return { body: { vendor_signups: [{ id: signup, vendor_ids: [vendor] }], approved: true } };
  },
};

/** Calls that are followed from a mail, by a person who is not known. */
const byLink: ReadonlySet<OperationId> = new Set(['stopBankDetails']);

/** Steps before a call that could not succeed, or would change nothing, otherwise. */
const steps: Partial<Record<OperationId, (scenario: Scenario) => Promise<unknown>>> = {
  removeBankDetails: bankStopLink,
  releaseBankHold: bankStopLink,
  retryPaypal: ({ server, fixture }) => {
    const { shop: shop_id, payout: payout_id } = fixture.alder.ids.first;
    const sent = { provider: 'paypal', batch_id: `po_${payout_id}_1`, client_id: 'AZ' } as const;
    const refused = { receiver: 'locked@pay.example', created_at: server.now, is_final_no: true };
    return server.database.asSystem((tx) =>
      tx
        .insertInto('payout_transfers')
        .values({
          shop_id,
          payout_id,
          ...sent,
          ...refused,
          first_sent_at: null,
          provider_batch_id: null,
          provider_item_id: null,
          due_at: null,
        })
        .execute(),
    );
  },
  // A vendor with a login is not invited.
  inviteVendors: ({ server, fixture }) =>
    server.database.asSystem(async (tx) => {
      const { shop, vendor } = fixture.alder.ids.first;
      await tx
        .deleteFrom('vendor_signup_vendors')
        .where('shop_id', '=', shop)
        .where('vendor_id', '=', vendor)
        .execute();
      await tx
        .updateTable('vendors')
        .set({ email: 'new@vendor.example' })
        .where('shop_id', '=', shop)
        .where('id', '=', vendor)
        .execute();
    }),
  confirmUpgrade: ({ server, fixture }) =>
    server.database.asSystem((tx) =>
      tx
        .updateTable('shops')
        .set({ show_upgrade_offer: true, agree_to_upgrade: false, upgrade_process_step: 0 })
        .where('id', '=', fixture.alder.ids.first.shop)
        .execute(),
    ),
};

/** The entries that the table of money asks for. */
function eventsOf(id: OperationId): readonly string[] {
  return Object.entries(moneyOperations).find(([known]) => known === id)?.[1].events ?? [];
}

const writing = operationIds.filter(mayWrite);
const taken = part(writing, 5);

const callers: readonly ActorName[] = ['merchant', 'vendor', 'sales rep', 'visitor'];

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  beforeAll(async () => {
    world = await openAccessWorld(await open());
  });
  afterAll(() => world.close());

  const entriesAfter = (shopId: number, seq: number) =>
    world.server.database.asSystem((tx) =>
      tx
        .selectFrom('history as h')
        .leftJoin('history_origins as o', 'o.id', 'h.origin_id')
        .selectAll('h')
        .select('o.address')
        .where('h.shop_id', '=', shopId)
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute(),
    );

  async function call(id: OperationId, scenario: Scenario, who: Actor) {
    const row = rowOf(id);
    const prepared = await row.before?.(scenario, who);
    await steps[id]?.(scenario);
    const asked = { ...row.call(who.own, who), ...prepared, ...others[id]?.(who, scenario) };
    const shopId = scenario.fixture.alder.ids.first.shop;
    const seq = (await entriesAfter(shopId, 0)).length;
    const { status, text } = await sendRequest(world.server.url, id, requestOf(id, asked, who.token), who);
    return { status, text, entries: await entriesAfter(shopId, seq) };
  }

  it.each(taken)('%s leaves an entry, unless it is listed', async (id) => {
    let scenario = await world.addScenario();
    const allowed = callers.filter((name) => mayCall(id, scenario.actors[name]));
    for (const name of allowed) {
      if (name !== allowed[0] && (rowOf(id).spoils === true || id in steps))
        scenario = await world.addScenario();
      const who = scenario.actors[name];
      const { status, text, entries } = await call(id, scenario, who);
      if (quiet[id] !== undefined) {
        expect({ id, name, events: entries.map(({ event }) => event) }).toEqual({ id, name, events: [] });
        continue;
      }
      expect({ id, name, status, ...(status < 300 ? {} : { text }) }).toEqual({
        id,
        name,
        status: factsOf(id).method === 'POST' && status === 201 ? 201 : 200,
      });
      // Another role's call may find the value as it wants it.
      if (name !== allowed[0] && entries.length === 0) continue;
      expect({ id, name, isRecorded: entries.length > 0 }).toEqual({ id, name, isRecorded: true });
      const ruled = eventsOf(id);
      if (ruled.length > 0)
        expect(ruled).toContain(entries.find(({ event }) => ruled.includes(event))?.event);
      for (const entry of entries) {
        expect(isHistoryEvent(entry.event)).toBe(true);
        expect(entry.object_type).toBe(historyEvents[entry.event].object);
        expect({ id, kind: entry.by_kind, address: entry.address }).toEqual(
          byLink.has(id) ? { id, kind: 'job', address: null } : { id, kind: 'person', address: '127.0.0.1' },
        );
      }
    }
    expect(world.server.failures).toEqual([]);
  });

  it('has no secret and no data of a person in any entry, and every chain is whole', async () => {
    const { database } = world.server;
    const { rows } = await database.asSystem((tx) =>
      sql<{ event: string; text: string }>`
        select event, concat_ws(' ', event, object_type, object_id, by_name, before, after, reason) as text
        from history`.execute(tx),
    );
    expect(new Set(rows.map(({ event }) => event)).size).toBeGreaterThan(
      (30 * taken.length) / writing.length,
    );
    const found = rows.filter(
      ({ text }) =>
        /~\w+\.(?!shop\.shop)\w+\.\w+~|@|\$argon2|Imogen|Vale|Marsh|Lund|Robin|Fell|AZ-test/.test(text) ||
        [password, newPassword].some((secret) => text.includes(secret)) ||
        secretsIn(text.replaceAll(/\b[0-9a-f]{64}\b/g, '')).length > 0,
    );
    expect(found).toEqual([]);
    for (const { fixture } of world.scenarios) {
      for (const { ids } of [fixture.alder, fixture.birch]) {
        const { shop } = ids.first;
        const who = { shopId: shop, vendorIds: null, readOnly: true };
        expect(await database.asShop(who, (tx) => auditHistory(tx, shop))).toEqual([]);
      }
    }
  });
});

describe('the list of operations without an entry', () => {
  it('names one that touches money only where its own tests look at its entries', () => {
    const silent = Object.entries(quiet).filter(([id, why]) => id in moneyOperations && why !== external);
    expect(silent).toEqual([]);
  });

  it('names operations that may write', () => {
    const known: ReadonlySet<string> = new Set(operationIds.filter(mayWrite));
    expect(Object.keys(quiet).filter((id) => !known.has(id))).toEqual([]);
  });
});
