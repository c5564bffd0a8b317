import { isRole, partyOf, rolesOf, type Role } from '@consignment/domain/people/roles';
import { readContract } from '@consignment/server/http/contract';
import { describe, expect, it } from 'vitest';

/*
 * Rules that the table in openapi.yaml has to keep, whatever it is changed to. The calls here are written by hand, so that a
 * slip in the table is a fault and not a new right.
 */

const { operations } = readContract();
const withSession = operations.filter(({ isPublic }) => !isPublic);
const rolesThatMay = (id: string) => [...(operations.find((one) => one.id === id)?.roles ?? [])];
const callsOf = (role: Role) => withSession.filter(({ roles }) => roles.has(role));
/** Calls that change something, those that only work a sum out again or make a file aside. */
const writesOf = (role: Role) =>
  callsOf(role)
    .filter(({ id, method, acts }) => (method !== 'GET' || acts) && !harmless.has(id))
    .map(({ id }) => id);

/** The second factors and sessions of the person's own login. */
const ofOwnLogin = [
  'addPasskey',
  'beginAuthenticator',
  'beginPasskey',
  'beginProof',
  'confirmAuthenticator',
  'createRecoveryCodes',
  'deleteAuthenticator',
  'deletePasskey',
  'endOtherSessions',
  'endSession',
  'renewProof',
  'updatePasskey',
];

/** Of one's own login, and those that change nothing that anyone else sees. */
const harmless = new Set([
  ...ofOwnLogin,
  'changePassword',
  'exportMoveReport',
  'exportPayout',
  'exportStatement',
  'logoutVendor',
  'recalculateTotals',
  'updatePreferences',
]);

const paying = [
  'createPayout',
  'createAllPayouts',
  'cancelPayout',
  'deletePayout',
  'settlePayout',
  'createPayRun',
  'addPayRunVendor',
  'updatePayRunVendor',
  'refreshPayRun',
  'approvePayRun',
  'cancelPayRun',
  'payRunAgain',
  'getPayRunBankFile',
  'confirmBankFile',
  'getPayRunToSend',
  'markPayRunSent',
  'uploadBankAnswer',
  'assignBankEntry',
];
const payingReps = ['createSalesRepPayout', 'deleteSalesRepPayout'];
const answering = ['reopenQuestion', 'replyQuestion', 'settleQuestion', 'uploadQuestionFile'];
const stating = ['createAllStatements', 'createStatement', 'withdrawStatement'];
/** A comparison changes nothing of the books. */
const comparing = [
  'startReconciliation',
  'compareFile',
  'compareBankStatement',
  'deleteComparedFile',
  'setDifferenceAside',
  'bringDifferenceBack',
];

describe('the table of rights', () => {
  it('gives a call to known roles', () => {
    const named = withSession.flatMap(({ roles, parts }) => [
      ...roles,
      ...[...parts.values()].flatMap((some) => [...some]),
    ]);
    expect(named.filter((role) => !isRole(role))).toEqual([]);
    expect(withSession.filter(({ roles }) => roles.size === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(['merchant', 'vendor', 'salesrep'] as const)(
    'gives the first role of a %s all of them',
    (party) => {
      const [first] = rolesOf(party);
      if (first === undefined) throw new Error(`${party} has no role.`);
      const missed = withSession.filter(
        ({ roles }) => !roles.has(first) && [...roles].some((role) => partyOf(role) === party),
      );
      expect(missed.map(({ id }) => id)).toEqual([]);
    },
  );

  it('gives a part only to roles that may make the call, and not to all of them', () => {
    const odd = withSession.filter(({ roles, parts }) =>
      [...parts.values()].some(
        (some) => some.size >= roles.size || [...some].some((role) => !roles.has(role)),
      ),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it.each([...paying, ...payingReps])('%s is for those who pay', (id) => {
    expect(rolesThatMay(id)).toEqual(['owner', 'manager', 'payer']);
  });

  it('lets a sales rep override commissions and ask, and change nothing else', () => {
    const overriding = ['createOverride', 'updateOverride', 'previewOverride'];
    expect(writesOf('salesrep').toSorted()).toEqual([...overriding, 'askQuestion', ...answering].toSorted());
  });

  it.each(['updatePaymentSettings', 'updatePayRunSettings', 'confirmUpgrade', 'requestActivation'])(
    '%s is the owner’s',
    (id) => {
      expect(rolesThatMay(id)).toEqual(['owner']);
    },
  );

  it('lets a payer pay, state and compare, and change nothing else', () => {
    expect(writesOf('payer').toSorted()).toEqual(
      [...paying, ...payingReps, ...stating, ...comparing, 'updatePayout', 'retryPaypal', 'leaveTeam']
        .filter((id) => id !== 'getPayRunBankFile' && id !== 'getPayRunToSend')
        .toSorted(),
    );
  });

  it('lets a bookkeeper state and compare, and change nothing else', () => {
    expect(writesOf('bookkeeper').toSorted()).toEqual([...stating, ...comparing, 'leaveTeam'].toSorted());
  });

  it('lets support answer questions and leave, change nothing else, and take no file along', () => {
    expect(writesOf('support').toSorted()).toEqual([...answering, 'leaveTeam'].toSorted());
    const files = callsOf('support').filter(({ id }) => /^export/.test(id));
    expect(files.map(({ id }) => id)).toEqual([]);
    const lists = callsOf('support').filter(({ request: { querystring = {} } }) =>
      JSON.stringify(querystring).includes('"format":{"type":"string","enum":["csv"]}'),
    );
    expect(lists.length).toBeGreaterThan(5);
    expect(
      lists.filter(({ parts }) => parts.get('format')?.has('support') !== false).map(({ id }) => id),
    ).toEqual([]);
  });

  it('keeps payment settings from support', () => {
    expect(rolesThatMay('getPaymentSettings')).not.toContain('support');
  });

  it('lets a view-only vendor change the email of the login, and nothing of the vendor', () => {
    expect(writesOf('vendor_viewer')).toEqual(['changeEmail', 'leaveTeam']);
  });
});
