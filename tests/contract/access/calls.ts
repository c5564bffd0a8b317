import { createHmac, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { bankStopTokens, invitationTokens } from '../../../packages/server/src/identity/link-token.ts';
import { resetTokens, uidOf } from '../../../packages/server/src/identity/reset-token.ts';
import type { Body, OperationId, Params, Query } from '../../../packages/server/src/actions/operation.ts';
import type { Sender } from '../../../packages/server/src/common/send-public.ts';
import { changeBankDetails } from '../bank-details-row.ts';
import { insertRefundActs } from '../../../packages/server/src/queries/imports/refund-acts.ts';
import { insertReset } from '../../../packages/server/src/queries/people/password-resets.ts';
import { png } from '../exports/pictures.ts';
import { insertLine, insertOrder, insertVendor } from '../rows.ts';
import { secretsKey, tokenSecret, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import type { Actor, ActorName, Actors } from './actors.ts';
import { feeCalls } from './fee-calls.ts';
import { moveCalls } from './move-calls.ts';
import { payRunCalls } from './pay-run-calls.ts';
import { reconciliationCalls } from './reconciliation-calls.ts';
import { ruleCalls } from './rule-calls.ts';
import { questionCalls } from './question-calls.ts';
import { ruleReplayCalls } from './rule-replay-calls.ts';
import { accountNumbers } from './bank-numbers.ts';
import { securityCalls } from './security-calls.ts';
import { addInvitation, missing, password, productsFile, signIn, type Fixture, type Ids } from './fixture.ts';

/*
 * The call of each operation by an actor who may make it. A missing or unknown operation does not compile. The roles
 * that may call it are those of openapi.yaml.
 */

export type Scenario = {
  readonly server: TestServer;
  readonly fixture: Fixture;
  readonly actors: Actors;
};

/** Takes every webhook, and asks nothing of the network. */
export const webhookSender: Sender = {
  check: () => Promise.resolve(),
  send: () => Promise.resolve({ status: 204, text: '' }),
};

/** The app at the platform of the tests' server. */
export const platform = { key: 'app-key', secret: 'the secret of the app' };

/** One vendor, who is new for each actor. */
function vendorsFile(who: Actor): string {
  return Buffer.from(`Vendor,Email\nOf ${wordOf(who)},${wordOf(who)}@maker.example\n`).toString('base64');
}

type Call<Id extends OperationId> = {
  readonly params?: Partial<Params<Id>>;
  readonly query?: Query<Id>;
  /** Keys of the query beyond those of openapi.yaml. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly body?: Body<Id> extends Readable ? never : Body<Id>;
  /** A file instead of a body. */
  readonly file?: { readonly type: string; readonly bytes: Buffer };
  /** Instead of the actor's own token. */
  readonly token?: string;
};

export type Row<Id extends OperationId> = {
  /** Builds the call from `own`, the ids that it may name. */
  readonly call: (own: Ids, who: Actor) => Call<Id>;
  /** Steps before the call, and the parts of the call that result from them. */
  readonly before?: (scenario: Scenario, who: Actor) => Call<Id> | Promise<Call<Id>>;
  /** The answer of a call that cannot succeed in any installation. */
  readonly refusedWith?: { readonly status: number; readonly code: string };
  /** The reader of the answer, where that is another actor than the caller. */
  readonly readBy?: ActorName;
  /** The call uses up data of other calls or ends sessions, so the next call needs a new scenario. */
  readonly spoils?: true;
};

/** An order of two lines of which so much came back, and it is not known of which. */
async function openRefund({ server }: Scenario, who: Actor, refunded: number) {
  const id = await server.database.asSystem(async (tx) => {
    const { shop, vendor } = who.own;
    const order = await insertOrder(tx, shop, {
      currency: 'GBP',
      financial_status: 'partially_refunded',
      refunded_amount: refunded,
      refund_to_assign: refunded,
    });
    await insertLine(tx, shop, order, { tracked_vendor_id: vendor });
    await insertLine(tx, shop, order, { kind: 'gift_card' });
    return order;
  });
  return { params: { id } };
}

const nothing = () => ({});
const plain = { call: nothing };
export const newPassword = 'moss under old glass';
const hmac = (text: string) => createHmac('sha256', platform.secret).update(text).digest('hex');
const seconds = (now: Date) => String(Math.floor(now.getTime() / 1000));
/** The actor's name as one word. */
const wordOf = (who: Actor) => who.name.replaceAll(' ', '-');
const csv = (text: string) => ({ type: 'text/csv', bytes: Buffer.from(text) });

const memberOf = (own: Ids, who: Actor) => (who.party === 'vendor' ? own.teammate : own.member);
const invitationOf = (own: Ids, who: Actor) => (who.party === 'vendor' ? own.teamInvitation : own.invitation);
const statementOf = (own: Ids, who: Actor) => (who.party === 'salesrep' ? own.repStatement : own.statement);
const payeeOf = (own: Ids, who: Actor) =>
  who.party === 'salesrep' ? { sales_rep: own.dueRep } : { vendor_id: own.vendor };
const payeeNamed = (own: Ids, who: Actor) =>
  who.party === 'salesrep' ? { sales_rep: own.dueRep } : { vendor: own.vendor };

const calls: { readonly [Id in OperationId]: Row<Id> } = {
  ...securityCalls,
  ...reconciliationCalls,

  // Sessions and accounts
  createToken: {
    call: nothing,
    before: ({ fixture }) => ({ body: { email: fixture.alder.owner.email, password } }),
  },
  refreshToken: {
    call: nothing,
    before: async ({ server, fixture }) => {
      const { alder } = fixture;
      const shopId = alder.ids.first.shop;
      const pair = await signIn(server.database, alder.owner, shopId, 'merchant', server.now);
      return { body: { refresh: pair.refresh } };
    },
  },
  loginVendor: {
    call: (own) => ({ query: { shop: own.domain } }),
    before: ({ fixture }, who) => {
      const { email } = who.shop === fixture.birch.word ? fixture.logins.second : fixture.logins.first;
      return { body: { email, password } };
    },
  },
  listOwnVendors: plain,
  getSession: plain,
  logoutVendor: { call: nothing, spoils: true },
  authenticateShop: {
    call: nothing,
    before: ({ server, fixture }) => {
      const signed = { shop: fixture.alder.ids.first.domain, timestamp: seconds(server.now) };
      return { beside: { ...signed, hmac: hmac(new URLSearchParams(signed).toString()) } };
    },
  },
  authenticateVendor: {
    call: nothing,
    before: ({ server, fixture }) => {
      const { domain, shop } = fixture.alder.ids.first;
      const signed = {
        logged_in_customer_id: `first-${shop}`,
        shop: domain,
        state: randomUUID(),
        timestamp: seconds(server.now),
      };
      const text = Object.entries(signed)
        .map(([key, value]) => `${key}=${value}`)
        .join('');
      return { beside: { ...signed, signature: hmac(text) } };
    },
  },
  beginPlatformInstall: { call: () => ({ body: { shop: 'estate.myshopify.com' } }) },
  finishPlatformInstall: {
    call: () => ({ body: { query: 'shop=estate.myshopify.com', verifier: 'none' } }),
    refusedWith: { status: 401, code: 'invalid_credentials' },
  },
  receivePlatformMessage: {
    call: () => ({ body: { id: 1 } }),
    refusedWith: { status: 401, code: 'invalid_credentials' },
  },
  registerVendor: {
    call: (own, who) => ({
      body: {
        name: 'Robin Fell',
        email: `robin-${wordOf(who)}@${own.domain}`,
        password1: newPassword,
        password2: newPassword,
        myshopify_domain: own.domain,
      },
    }),
  },
  sendResetEmail: {
    call: nothing,
    before: ({ fixture }) => ({ body: { email: fixture.logins.first.email } }),
  },
  authenticateResetToken: {
    call: nothing,
    before: async (scenario) => {
      const { loginId, resetId } = await resetLink(scenario);
      return { body: { uidb64: uidOf(loginId), token: resetTokens(tokenSecret).tokenOf(resetId) } };
    },
  },
  resetPassword: {
    call: () => ({ body: { new_password1: newPassword, new_password2: newPassword } }),
    before: async (scenario) => {
      const { resetId } = await resetLink(scenario);
      return { token: await resetTokens(tokenSecret).signForm(resetId, scenario.server.now) };
    },
    spoils: true,
  },
  getPreferences: plain,
  updatePreferences: { call: () => ({ body: { hidden_columns: { orders: ['customer'] } } }) },
  changeEmail: { call: (_own, who) => ({ body: { email: `new-${who.email}` } }), spoils: true },
  changePassword: {
    call: (own, who) => ({
      body: {
        ...(who.role === 'owner' || who.role === 'manager' ? { id: own.signup } : { old_password: password }),
        new_password1: newPassword,
        new_password2: newPassword,
      },
    }),
    spoils: true,
  },
  verifyPhone: {
    call: () => ({ body: { phone: '+44 20 7946 0000' } }),
    refusedWith: { status: 422, code: 'phone_verification_off' },
  },
  listVendorAccounts: { call: () => ({ query: { expand: 'vendors' } }) },
  saveVendorAccounts: {
    call: (own) => ({
      body: { vendor_signups: [{ id: own.signup, vendor_ids: [own.vendor] }], approved: true },
    }),
  },
  listSignups: plain,
  deleteSignup: { call: (own) => ({ params: { id: own.signup } }), spoils: true },
  inviteVendor: { call: (own) => ({ query: { shop_id: own.shop, vendor_id: own.vendor } }) },
  listVendorInvitations: plain,
  inviteVendors: { call: (own) => ({ body: { vendors: [own.vendor] } }) },

  // Teams
  listTeam: plain,
  inviteMember: {
    call: (_own, who) => ({
      body: {
        email: `invited-${wordOf(who)}@${who.own.domain}`,
        role: who.party === 'vendor' ? 'vendor_viewer' : 'payer',
      },
    }),
  },
  withdrawInvitation: { call: (own, who) => ({ params: { id: invitationOf(own, who) } }), spoils: true },
  readInvitation: {
    call: nothing,
    before: async (scenario) => ({ body: { token: await invitationLink(scenario) } }),
  },
  acceptInvitation: {
    call: nothing,
    before: async (scenario) => {
      const token = await invitationLink(scenario);
      return { body: { token, name: 'Robin Fell', password: newPassword, repeated: newPassword } };
    },
  },
  changeMemberRole: {
    call: (own, who) => ({
      params: { id: memberOf(own, who) },
      body: { role: who.party === 'vendor' ? 'vendor' : 'bookkeeper' },
    }),
  },
  removeMember: { call: (own, who) => ({ params: { id: memberOf(own, who) } }), spoils: true },
  leaveTeam: { call: nothing, before: anotherLeads, spoils: true },
  handOverOwnership: {
    call: (own) => ({ body: { member: own.member } }),
    before: async ({ server, fixture: { alder, birch } }, { own }) => {
      const { owner } = own.shop === alder.ids.first.shop ? alder : birch;
      await server.database.asSystem(async (tx) => {
        // A call that was changed and is still valid has handed the shop over.
        await joinAs(tx, 'owner', { shop: own.shop, member: owner.id });
        await joinAs(tx, 'payer', own);
      });
      return {};
    },
    spoils: true,
  },

  // Shop and settings
  getPublicShop: { call: (own) => ({ query: { shop: own.domain } }) },
  getShop: plain,
  updateShop: { call: (own) => ({ params: { id: own.shop }, body: { agree_to_terms: true } }) },
  confirmUpgrade: { call: (own) => ({ body: { shop: own.shop } }) },
  requestActivation: { call: (own) => ({ body: { shop: own.shop } }) },
  listAnnouncements: plain,
  getSettings: plain,
  updateSettings: { call: (own) => ({ params: { id: own.shop }, body: { theme: 'dark' } }) },
  getAppSettings: plain,
  updateAppSettings: { call: (own) => ({ params: { id: own.shop }, body: { discount_share: 'equal' } }) },
  saveSettings: { call: () => ({ body: { values: { theme: 'dark' }, expected: { theme: 'light' } } }) },
  checkPortalCss: { call: () => ({ body: { css: 'h1 { color: #7101a5; }' } }) },
  getPortalCss: plain,
  previewCommissionSettings: {
    call: (own) => ({ body: { vendor: { id: own.vendor, commission_rate: '40' } } }),
  },
  replaceCommissionFields: {
    call: (own) => ({ body: { fields: [{ id: own.commissionField, key: 'product', value: 'Thing' }] } }),
  },
  listShopMetas: plain,
  createShopMeta: { call: () => ({ body: { meta_key: 'currency', meta_value: 'GBP' } }) },
  updateShopMeta: { call: (own) => ({ params: { id: own.meta }, body: { meta_value: 'vendor:' } }) },
  getSwitches: plain,
  updateSwitches: { call: () => ({ body: { showPayAllVendors: true } }) },
  getShopFacts: plain,
  updateShopFacts: { call: () => ({ body: { legal_name: 'Rookery Market Ltd' } }) },
  getPaymentSettings: plain,
  getPayoutRules: plain,
  updatePayoutRules: { call: () => ({ body: { minimum_payout: '1.00' } }) },
  updateVendorPayoutRules: {
    call: (own) => ({ params: { id: own.vendor }, body: { minimum_payout: '2.00' } }),
  },
  updatePaymentSettings: {
    call: (own) => ({ params: { id: own.shop }, body: { test_api_client: 'AZ-test' } }),
  },
  getPayoutSettings: plain,
  updatePayoutSettings: { call: () => ({ body: { payout_method: 'bank' } }) },
  // A call succeeds only with a signature of PayPal; tests/contract/payments has those.
  receivePaymentWebhook: {
    call: (own) => ({ params: { id: own.shop }, body: { event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED' } }),
    refusedWith: { status: 404, code: 'not_found' },
  },
  startShopSync: { call: (own) => ({ query: { domain: own.domain, app_slug: 'consignment' } }) },
  getSyncProgress: { call: (own) => ({ query: { domain: own.domain } }) },
  recalculateTotals: { call: (own) => ({ query: { shop_id: own.shop, vendor_id: own.vendor } }) },
  updateVendorCommissions: { call: (own) => ({ params: { vendorId: own.vendor } }) },
  calculateCommissions: { call: (own) => ({ query: { vendor: own.vendor } }) },

  // Vendors and totals
  listCommissionTotals: plain,
  listCalculatedCommissionTotals: {
    call: () => ({ query: { start_date: '2026-03-01', end_date: '2026-03-31' } }),
  },
  listDueVendors: plain,
  listTopEarners: plain,
  listAlikeVendors: plain,
  checkVendorFile: { call: (_own, who) => ({ body: { file: vendorsFile(who) } }) },
  addVendorsFromFile: {
    call: (_own, who) => ({
      body: { file: vendorsFile(who), columns: ['name', 'email'], expected: { added: 1, filled: 0 } },
    }),
  },
  getCombinedCommissionTotals: plain,
  getCommissionTotalsHistory: plain,
  getNextPayment: { call: (own) => ({ params: { id: own.vendor } }) },
  getVendorTotalsHistory: { call: (own) => ({ params: { id: own.vendor } }) },
  getVendorCommissionTotals: { call: (own) => ({ params: { id: own.vendor } }) },
  getVendor: { call: (own) => ({ params: { id: own.vendor } }) },
  updateVendor: {
    call: (own, who) => ({
      params: { id: own.vendor },
      body:
        who.party === 'vendor' ? { paypal_email: 'paid@maker.example', password } : { note: 'Paid by hand.' },
    }),
    // Another PayPal email holds the payments of the vendor.
    spoils: true,
  },
  getBankDetails: { call: (own) => ({ params: { id: own.vendor } }) },
  updateBankDetails: {
    call: (own, who) => ({
      params: { id: own.vendor },
      body: {
        kind: 'iban',
        holder: 'Held by hand',
        iban: who.party === 'vendor' ? accountNumbers[0] : accountNumbers[1],
        ...(who.party === 'vendor' ? { password } : {}),
      },
    }),
    // It holds the payments of the vendor.
    spoils: true,
  },
  removeBankDetails: {
    call: (own, who) => ({
      params: { id: own.vendor },
      body: who.party === 'vendor' ? { password } : {},
    }),
    spoils: true,
  },
  releaseBankHold: {
    call: (own, who) => ({ params: { id: own.vendor }, body: who.party === 'vendor' ? { password } : {} }),
  },
  retryPaypal: { call: (own) => ({ params: { id: own.vendor } }) },
  stopBankDetails: {
    call: nothing,
    before: async (scenario) => ({ body: { token: await bankStopLink(scenario) } }),
    // The mail's link names the vendor whose payments it holds.
    readBy: 'vendor',
    spoils: true,
  },
  previewVendorMerge: {
    call: (own) => ({ params: { id: own.vendor }, query: { into: missing.signup } }),
    before: async (scenario, who) => ({ query: { into: await anotherVendor(scenario, who) } }),
  },
  mergeVendor: {
    call: (own) => ({ params: { id: own.vendor }, body: { into: missing.signup } }),
    before: async (scenario, who) => {
      await settled(scenario.server);
      // A vendor to whom money is yet to be sent is not merged.
      await scenario.server.database.asSystem((tx) =>
        tx.updateTable('payouts').set({ status: 'recorded' }).where('status', '=', 'to_send').execute(),
      );
      return { body: { into: await anotherVendor(scenario, who) } };
    },
    spoils: true,
  },
  listVendorCustomers: { call: (own) => ({ params: { id: own.vendor } }) },
  replaceVendorCustomers: {
    call: (own) => ({ params: { id: own.vendor }, body: { customers: [own.customer] } }),
  },
  listMetafields: { call: (own) => ({ params: { id: own.vendor } }) },
  replaceMetafields: {
    call: (own) => ({
      params: { id: own.vendor },
      body: { metafields: [{ id: own.metafield, key: 'Stall', value: 'B12' }] },
    }),
  },
  searchCustomers: plain,
  createCustomer: {
    call: (own, who) => ({
      body: {
        email: `zoe-${wordOf(who)}@buyer.example`,
        first_name: 'Zoë',
        last_name: 'Marsh',
        vendor: own.vendor,
      },
    }),
  },
  importCustomers: {
    call: (own, who) => ({
      body: { vendor: own.vendor, csv: `Kai,Lund,kai-${wordOf(who)}@buyer.example\n` },
    }),
  },
  createOffer: {
    call: (own) => ({
      body: { vendor: own.vendor, title: 'Beech bowls', description: 'Turned by hand, oiled.' },
    }),
    before: async ({ server, actors }) => {
      const body = { showPortalSellForm: true };
      await server.ok('updateSwitches', { token: actors.merchant.token ?? '', body });
      return {};
    },
  },

  // Commissions
  listCommissions: { call: (own) => ({ query: { vendor_id: own.vendor, shop_id: own.shop } }) },
  getUnpaidCommissions: { call: (own) => ({ query: { vendor_id: own.vendor } }) },
  getVendorUnpaidCommissions: { call: (own) => ({ params: { vendorId: own.vendor } }) },
  createOverride: { call: (own) => ({ body: { line_item: own.line, commission: '20.00' } }) },
  previewOverride: { call: (own) => ({ body: { line_item: own.line, commission: '20%' } }) },
  updateOverride: {
    call: (own) => ({ params: { id: own.line }, body: { line_item: own.line, commission: '20%' } }),
  },
  assignRefund: {
    call: () => ({ body: { amount: '3.00', lines: [], beside: '3.00' } }),
    before: (scenario, who) => openRefund(scenario, who, 300),
    spoils: true,
  },
  unassignRefund: {
    call: nothing,
    before: async (scenario, who) => {
      const order = await openRefund(scenario, who, 0);
      await scenario.server.database.asSystem((tx) =>
        insertRefundActs(tx, who.own.shop, [
          { orderId: order.params.id, money: 300, parts: [], how: null, at: scenario.server.now },
        ]),
      );
      return order;
    },
    spoils: true,
  },
  updateLineItem: { call: (own) => ({ params: { id: own.line }, body: { override_vendor: own.vendor } }) },
  createCustomItem: {
    call: (own) => ({ body: { title: 'Window display', commission: '25.00', vendor_id: own.vendor } }),
  },
  deleteCustomItem: {
    call: (own) => ({ params: { id: own.line } }),
    before: async ({ server }, who) => {
      const body = { title: 'Stand hire', commission: '5.00', vendor_id: who.own.vendor };
      const { id } = await server.ok('createCustomItem', { token: who.token ?? '', body });
      return { params: { id } };
    },
    spoils: true,
  },
  listProductTypes: plain,
  listVendorProductTypes: { call: (own) => ({ params: { vendorId: own.vendor } }) },
  createProductTypeCommission: {
    call: () => ({ body: { product_type: 'Chairs', commission_rate: '35', commission_percentage: true } }),
  },
  updateProductTypeCommission: {
    call: (own) => ({
      params: { id: own.typeRate },
      body: { product_type: 'Lamps', commission_rate: '35', commission_percentage: true },
    }),
  },
  createVendorProductTypeCommission: {
    call: (own) => ({
      body: {
        product_type: 'Chairs',
        commission_rate: '7.25',
        commission_percentage: false,
        vendor: own.vendor,
      },
    }),
  },
  updateVendorProductTypeCommission: {
    call: (own) => ({
      params: { id: own.vendorTypeRate },
      body: {
        product_type: 'Rugs',
        commission_rate: null,
        commission_percentage: true,
        vendor: own.vendor,
      },
    }),
  },

  // Payouts and files
  listPayouts: { call: (own) => ({ query: { vendor_id: own.vendor } }) },
  createPayout: {
    call: (own) => ({ body: { vendor: own.vendor, line_item_ids: [own.line] } }),
    before: priced,
    spoils: true,
  },
  previewAllPayouts: plain,
  createAllPayouts: {
    call: () => ({ body: { start_date: null, end_date: null } }),
    before: priced,
    spoils: true,
  },
  getPayout: { call: (own) => ({ params: { id: own.payout }, query: { expand: 'line_items_w_order' } }) },
  updatePayout: { call: (own) => ({ params: { id: own.payout }, body: { note: 'By bank transfer.' } }) },
  deletePayout: { call: (own) => ({ params: { id: own.payout } }), spoils: true },
  cancelPayout: {
    call: (own) => ({ params: { id: own.payout } }),
    refusedWith: { status: 409, code: 'not_cancellable' },
  },
  settlePayout: {
    call: (own) => ({ params: { id: own.payout }, body: { outcome: 'paid' } }),
    refusedWith: { status: 409, code: 'not_in_question' },
  },
  exportPayoutCsv: { call: (own) => ({ params: { id: own.payout } }) },
  exportPayout: { call: (own) => ({ query: { id: own.payout } }) },

  ...payRunCalls,
  ...moveCalls,
  ...ruleCalls,
  ...ruleReplayCalls,
  ...feeCalls,
  ...questionCalls,

  // Rules
  listVendorRules: { call: (own) => ({ params: { id: own.vendor } }) },

  // Keys
  listKeys: plain,
  createKey: {
    call: (own) => ({
      body: { mode: 'live', name: 'Bookkeeping', scopes: ['payouts:read'], vendor: own.vendor },
    }),
  },
  updateKey: { call: (own) => ({ params: { id: own.key }, body: { calls_a_minute: 60 } }) },
  rotateKey: {
    call: (own) => ({ params: { id: own.key }, body: { overlap_days: 1 } }),
    spoils: true,
  },
  revokeKey: { call: (own) => ({ params: { id: own.key } }), spoils: true },
  getSandbox: plain,
  resetSandbox: plain,
  // Statements
  listStatements: { call: (own, who) => ({ query: payeeOf(own, who) }) },
  previewStatements: {
    call: (own, who) => ({
      query: { ...payeeOf(own, who), first_day: '2026-03-01', last_day: '2026-03-14' },
    }),
  },
  createStatement: {
    call: (own, who) => ({
      body: { ...payeeNamed(own, who), first_day: '2026-02-01', last_day: '2026-02-28' },
    }),
    refusedWith: { status: 422, code: 'period_stated' },
  },
  createAllStatements: {
    call: (_own, who) => ({
      body: {
        payees: who.party === 'salesrep' ? 'sales_reps' : 'vendors',
        first_day: '2026-03-01',
        last_day: '2026-03-14',
      },
    }),
    spoils: true,
  },
  getStatementProgress: plain,
  getStatementSchedule: plain,
  updateStatementSchedule: { call: () => ({ body: { day_of_month: 3, sends_mail: true } }) },
  getStatementStanding: { call: () => ({ query: { hash: '0'.repeat(64) } }) },
  getStatement: { call: (own, who) => ({ params: { id: statementOf(own, who) } }) },
  listStatementEntries: { call: (own, who) => ({ params: { id: statementOf(own, who) } }) },
  withdrawStatement: { call: (own, who) => ({ params: { id: statementOf(own, who) } }), spoils: true },
  exportStatement: {
    call: (own, who) => ({ params: { id: statementOf(own, who) }, query: { type: 'json' } }),
  },

  // History
  listHistory: { call: (own) => ({ query: { vendor_id: own.vendor } }) },
  listEvents: plain,

  // Webhooks
  listWebhooks: plain,
  createWebhook: {
    call: (_own, who) => ({ body: { url: `https://${wordOf(who)}.example/hooks`, events: ['payouts'] } }),
  },
  updateWebhook: {
    call: (own) => ({ params: { id: own.webhook }, body: { events: ['payouts', 'statements'] } }),
  },
  deleteWebhook: { call: (own) => ({ params: { id: own.webhook } }), spoils: true },
  rotateWebhookSecret: { call: (own) => ({ params: { id: own.webhook } }) },
  testWebhook: { call: (own) => ({ params: { id: own.webhook } }) },
  replayWebhook: { call: (own) => ({ params: { id: own.webhook }, body: { after: 0 } }) },
  listWebhookDeliveries: { call: (own) => ({ params: { id: own.webhook } }) },
  replayWebhookDelivery: { call: (own) => ({ params: { id: own.webhook, seq: own.delivery } }) },

  // Files
  uploadFile: { call: () => ({ file: { type: 'image/png', bytes: png({ width: 3, height: 2 }) } }) },
  getLogo: { call: (own) => ({ params: { name: own.logo } }) },
  downloadFile: {
    call: nothing,
    before: async ({ server, actors }) => {
      const token = actors.merchant.token ?? '';
      const { body } = await server.ask('listPayouts', { token, query: { format: 'csv' } });
      const link = typeof body === 'object' && body !== null && 'url' in body ? String(body.url) : '';
      return { params: { token: link.split('/').at(-2) ?? '' } };
    },
    readBy: 'merchant',
  },

  // Orders and sales reps
  listOrders: { call: () => ({ query: { date_range: '2026-03-01,2026-03-31' } }) },
  getOrder: { call: (own) => ({ params: { id: own.order } }) },
  acceptOrderSums: {
    call: () => ({ body: { is_accepted: true, difference: '-5.00' } }),
    before: async ({ server }, who) => {
      const sums = { currency: 'GBP', sums_off: -500, sums_state: 'rows_missing' as const };
      const id = await server.database.asSystem((tx) => insertOrder(tx, who.own.shop, sums));
      return { params: { id } };
    },
    spoils: true,
  },
  listOrderSalesRepCommissions: { call: (own) => ({ params: { id: own.order } }) },
  createOrderSalesRepCommission: {
    call: (own) => ({ params: { id: own.order }, body: { sales_rep: own.rep, percent: '5' } }),
  },
  updateSalesRepCommission: {
    call: (own) => ({ params: { id: own.repCommission }, body: { percent: '7.5' } }),
  },
  deleteSalesRepCommission: { call: (own) => ({ params: { id: own.repCommission } }), spoils: true },
  createSalesRep: { call: () => ({ body: { first_name: 'Imogen', last_name: 'Vale', image: null } }) },
  updateSalesRep: {
    call: (own) => ({ params: { id: own.rep }, body: { first_name: 'Imogen', last_name: 'Vale' } }),
  },
  listSalesRepTotals: plain,
  getCombinedSalesRepTotals: plain,
  getSalesRepTotalsHistory: plain,
  getSalesRepUnpaidCommissions: { call: (own) => ({ params: { id: own.dueRep } }) },
  listSalesRepPayouts: { call: (own) => ({ query: { sales_rep: own.dueRep } }) },
  createSalesRepPayout: { call: (own) => ({ body: { sales_rep: own.dueRep } }), spoils: true },
  getSalesRepPayout: { call: (own) => ({ params: { id: own.repPayout } }) },
  deleteSalesRepPayout: { call: (own) => ({ params: { id: own.repPayout } }), spoils: true },

  // Products
  listProducts: { call: (own) => ({ query: { vendor: own.vendor, expand: 'variants' } }) },
  listSoldProducts: {
    call: (own) => ({ query: { vendor: own.vendor, expand: 'variants', start_date: '2026-03-01' } }),
  },
  listProductVariants: { call: (own) => ({ query: { vendor: own.vendor } }) },
  getProduct: { call: (own) => ({ params: { id: own.product }, query: { expand: 'variants' } }) },

  // Imports
  listImports: plain,
  createImport: { call: () => ({ body: { files: [{ role: 'orders', name: 'orders.csv', size: 100 }] } }) },
  getImport: { call: (own) => ({ params: { id: own.importId } }) },
  uploadImportFile: {
    call: (own) => ({ params: { id: own.importId, role: 'products' }, file: csv(productsFile) }),
  },
  startImport: {
    call: (own) => ({ params: { id: own.importId } }),
    before: sendProducts,
    spoils: true,
  },
  checkImport: {
    call: (own) => ({ params: { id: own.importId } }),
    before: sendProducts,
    spoils: true,
  },
  cancelImport: { call: (own) => ({ params: { id: own.importId } }), spoils: true },
  listImportFindings: { call: (own) => ({ params: { id: own.importId } }) },
  listImportGaps: { call: (own) => ({ params: { id: own.importId } }) },
  listImportProblems: { call: (own) => ({ params: { id: own.importId } }) },
  getHealth: plain,
  getReady: plain,
};

async function sendProducts({ server }: Scenario, who: Actor) {
  await server.ask('uploadImportFile', {
    token: who.token ?? '',
    params: { id: who.own.importId, role: 'products' },
    bytes: Buffer.from(productsFile),
    headers: { 'content-type': 'text/csv' },
  });
  return {};
}

function anotherVendor({ server }: Scenario, { own }: Actor): Promise<number> {
  return server.database.asSystem((tx) => insertVendor(tx, own.shop));
}

/** Waits for the jobs: no payout is made while changed rates are being applied. */
async function priced({ server }: Scenario): Promise<Record<string, never>> {
  await settled(server);
  return {};
}

/** The last one that leads a team may not leave it. */
async function anotherLeads({ server }: Scenario, { own, party }: Actor) {
  await server.database.asSystem(async (tx) => {
    if (party === 'vendor') {
      await tx.updateTable('vendor_signups').set({ role: 'vendor' }).where('id', '=', own.teammate).execute();
    } else {
      await joinAs(tx, 'owner', own);
    }
  });
  return {};
}

/** The member, also one that another call has removed. */
async function joinAs(
  tx: Tx,
  role: 'owner' | 'payer',
  { shop, member }: Pick<Ids, 'shop' | 'member'>,
): Promise<void> {
  await tx
    .insertInto('shop_members')
    .values({ shop_id: shop, login_id: member, role })
    .onConflict((conflict) => conflict.columns(['shop_id', 'login_id']).doUpdateSet({ role }))
    .execute();
}

async function invitationLink({ server, fixture }: Scenario): Promise<string> {
  const { alder } = fixture;
  const link_id = randomUUID();
  const email = `${link_id}@${alder.ids.first.domain}`;
  const team = { shop_id: alder.ids.first.shop, team_id: null, role: 'support' as const };
  await server.database.asSystem((tx) =>
    addInvitation(tx, { ...team, email, invited_by: alder.owner.id, link_id }),
  );
  return invitationTokens(tokenSecret).tokenOf(link_id);
}

/** A change of the bank details of Alder's first vendor; the token of its mail. */
export async function bankStopLink({ server, fixture }: Scenario): Promise<string> {
  const { shop: shopId, vendor: vendorId } = fixture.alder.ids.first;
  const details = { kind: 'other', holder: 'Held by hand', branch: '', account: accountNumbers[2] } as const;
  const change = { details, newLink: randomUUID(), now: server.now };
  const { link } = await server.database.asSystem((tx) =>
    changeBankDetails(tx, sealerOf(secretsKey), { shopId, vendorId }, change),
  );
  return bankStopTokens(tokenSecret).tokenOf(link);
}

async function resetLink({ server, fixture }: Scenario): Promise<{ loginId: number; resetId: string }> {
  const loginId = fixture.logins.third.id;
  const resetId = randomUUID();
  const expiresAt = new Date(server.now.getTime() + 60_000);
  await server.database.asSystem((tx) =>
    insertReset(tx, { id: resetId, loginId, now: server.now, expiresAt }),
  );
  return { loginId, resetId };
}

/** The row of any operation. */
export type AnyCall = {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly beside?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: { readonly type: string; readonly bytes: Buffer };
  readonly token?: string;
};
export type AnyRow = {
  readonly call: (own: Ids, who: Actor) => AnyCall;
  readonly before?: (scenario: Scenario, who: Actor) => AnyCall | Promise<AnyCall>;
  readonly refusedWith?: { readonly status: number; readonly code: string };
  readonly readBy?: ActorName;
  readonly spoils?: true;
};

export function rowOf(id: OperationId): AnyRow {
  return calls[id];
}

/** The keys of `own` that a call reads. */
export function namedBy(row: AnyRow, who: Actor): (keyof Ids)[] {
  const named = new Set<keyof Ids>();
  const watched = new Proxy(who.own, {
    get(own, key) {
      if (typeof key === 'string' && key in own) named.add(key as keyof Ids);
      return Reflect.get(own, key) as unknown;
    },
  });
  row.call(watched, who);
  return [...named];
}
