import { changeOf, isNoChange } from '@consignment/domain/history/history-entry';
import { defineTexts } from '@consignment/domain/text/texts';
import { approvalMails } from '../../mail/account-mails.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { changedMeanwhile } from '../../actions/shops/settings-values.ts';
import { notFound, refuse, Refusal, type ProblemError } from '../../common/problem.ts';
import { record, type Entry } from '../../ledger/record.ts';
import { accountsById } from '../../queries/people/account-lists.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import {
  changeSignup,
  disableLoneViewers,
  endSessionsOfAccounts,
  lockSignups,
  vendorsAmong,
  type LockedSignup,
} from '../../queries/people/signups.ts';
import { payeeAskedFor } from '../../actions/vendors/payout-details.ts';
import { vendorNames } from '../../queries/vendors/vendor-names.ts';
import { markSetByShop } from '../../queries/vendors/set-up-by-shop.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import type { Tx } from '../../database/database.ts';
import { accountToWire } from '../../wire/account.ts';

const texts = defineTexts('SaveVendorAccounts', {
  accountTwice: 'An account appears in the list twice.',
  customerTaken: 'This customer is already connected to another account.',
  oneTeam: 'People in the same team must have the same vendors.',
  viewsOnly: 'This account has view-only access. Give access to a full member of its team first.',
  noVendors: 'No vendors selected.',
  noneNow: 'Someone else has changed the vendors. There are no vendors now.',
  othersNow: 'Someone else has changed the vendors. They are now {vendors}.',
});

type Sent = Body<'saveVendorAccounts'>['vendor_signups'];

/**
 * Sets the vendors that an account sees and whether it may log in, all or nothing. The accounts of a team have the same
 * vendors, and viewers get in only with a full member. An account that loses access loses its sessions too; one that gets more
 * may change where money goes once its person has chosen a password by mail.
 */
export const saveVendorAccounts = forSession<'saveVendorAccounts'>(
  async ({ body, session, by, now, write, service }) => {
    const { shopId } = session;
    const { vendor_signups: sent, approved } = body;
    const ids = sent.map(({ id }) => id);
    if (new Set(ids).size < ids.length) {
      throw refuse(422, 'invalid_value', texts.accountTwice, {
        pointer: '/vendor_signups',
      });
    }
    const answer = await write(async (tx) => {
      const before = await lockSignups(tx, shopId, ids);
      if (ids.some((id) => !before.has(id))) throw notFound();
      checkTeams(before, sent);
      await refuseStale(tx, shopId, before, body);
      await checkVendors(tx, shopId, sent);
      for (const [at, { id, vendor_ids: vendorIds, customer_id: customerId }] of sent.entries()) {
        const team = teammatesOf(before, id);
        const change = { id, team, vendorIds: [...new Set(vendorIds)], approved, customerId };
        if (await changeSignup(tx, shopId, change)) continue;
        throw refuse(409, 'customer_taken', texts.customerTaken, {
          pointer: `/vendor_signups/${at}/customer_id`,
        });
      }
      await markSetByShop(tx, shopId, givenMore(before, sent, approved), {
        by: await payeeAskedFor(tx, session),
        now,
      });
      // Approved again, the account must log in again: an ended session stays ended.
      const lost = sent.flatMap(({ id, vendor_ids: kept }) => {
        const { approved: was = false, vendorIds = [] } = before.get(id) ?? {};
        if (vendorIds.some((vendorId) => !kept.includes(vendorId))) return teammatesOf(before, id);
        return was && !approved ? [id] : [];
      });
      const teamIds = [...before.values()].map(({ teamId }) => teamId);
      const lone = (await disableLoneViewers(tx, shopId, teamIds)).map(({ id }) => id);
      if (approved && lone.some((id) => ids.includes(id))) throw viewersOnly();
      await endSessionsOfAccounts(tx, [...lost, ...lone], 'access_taken_away', now);
      const rows = await accountsById(tx, shopId, ids);
      const news = rows.filter(({ id }) => approved && before.get(id)?.approved === false);
      const metas = await metasOf(tx, shopId);
      if (news.length > 0 && metas.get('vendor_disable_approval_email') !== 'true') {
        await approvalMails(tx, { shopId, publicUrl: service.publicUrl, accounts: news, now });
      }
      const { currency } = await shopOf(tx, shopId);
      const results = rows.map((row) => accountToWire(row, currency));
      const shutOut = lone.filter((id) => !ids.includes(id)).map(shutOutEntry);
      await record(tx, { shopId, by, now }, [...entriesOf(before, sent, approved), ...shutOut]);
      return { status: 200, body: { results } } as const;
    });
    service.mail.startDelivery();
    return answer;
  },
);

/** A viewer whose team has no full member left. */
function shutOutEntry(id: number): Entry {
  return { event: 'account.changed', id, before: { approved: true }, after: { approved: false } };
}

type Before = Awaited<ReturnType<typeof lockSignups>>;

function entriesOf(before: Before, sent: Sent, approved: boolean): Entry[] {
  return sent.flatMap(({ id, vendor_ids: sentIds, customer_id: customerId }) => {
    const { approved: was = false, vendorIds = [] } = before.get(id) ?? {};
    const ids = (list: readonly number[]) => [...new Set(list)].toSorted((a, b) => a - b);
    const change = changeOf(
      { approved: was, vendors: ids(vendorIds), customer: false },
      { approved, vendors: ids(sentIds), customer: customerId !== undefined },
      { kept: ['approved', 'vendors'], withheld: ['customer'] },
    );
    if (isNoChange(change)) return [];
    return [{ event: approved && !was ? 'account.approved' : 'account.changed', id, ...change } as const];
  });
}

/** The accounts that open more than before, or to another customer of the shop: their people are not known to be the vendor's. */
function givenMore(before: Before, sent: Sent, isApproved: boolean): number[] {
  return sent.flatMap(({ id, vendor_ids: ids, customer_id: customerId }) => {
    const { approved: was = false, vendorIds = [] } = before.get(id) ?? {};
    if (ids.some((vendorId) => !vendorIds.includes(vendorId))) return teammatesOf(before, id);
    return (isApproved && !was) || typeof customerId === 'string' ? [id] : [];
  });
}

function teammatesOf(signups: ReadonlyMap<number, LockedSignup>, id: number): number[] {
  const teamId = signups.get(id)?.teamId;
  return [...signups].filter(([, signup]) => signup.teamId === teamId).map(([mate]) => mate);
}

/** Throws a Refusal where people of one team are sent with different vendors. */
function checkTeams(signups: ReadonlyMap<number, LockedSignup>, sent: Sent): void {
  const byTeam = Map.groupBy(sent, ({ id }) => signups.get(id)?.teamId);
  for (const mates of byTeam.values()) {
    const sets = new Set(mates.map((mate) => [...new Set(mate.vendor_ids)].toSorted().join(' ')));
    if (sets.size > 1) {
      throw refuse(422, 'invalid_value', texts.oneTeam, { pointer: '/vendor_signups' });
    }
  }
}

/** Throws a Refusal (409) with the current account, where another person has changed it since the caller saw it. */
async function refuseStale(
  tx: Tx,
  shopId: number,
  before: Before,
  { vendor_signups: sent, approved }: Body<'saveVendorAccounts'>,
): Promise<void> {
  const errors: ProblemError[] = [];
  const isSame = (a: readonly number[], b: readonly number[]) =>
    new Set(a).size === new Set(b).size && a.every((id) => b.includes(id));
  for (const [at, { id, vendor_ids: wanted, expected }] of sent.entries()) {
    const now = before.get(id);
    if (expected === undefined || now === undefined) continue;
    const pointer = `/vendor_signups/${at}`;
    if (!isSame(now.vendorIds, expected.vendor_ids) && !isSame(now.vendorIds, wanted)) {
      const known = await vendorNames(tx, shopId);
      const names = now.vendorIds.map((vendorId) => known.get(vendorId) ?? '');
      const detail = names.length === 0 ? texts.noneNow : texts.othersNow({ vendors: names.join(', ') });
      errors.push({ code: 'stale', pointer: `${pointer}/vendor_ids`, detail });
    }
    if (now.approved !== expected.approved && now.approved !== approved) {
      errors.push(changedMeanwhile('/approved', now.approved));
    }
  }
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(409, 'stale', [first, ...others]);
}

function viewersOnly(): Refusal {
  return refuse(422, 'last_full_member', texts.viewsOnly, { pointer: '/vendor_signups' });
}

async function checkVendors(tx: Tx, shopId: number, sent: Sent): Promise<void> {
  const { requireAccountVendors } = await switchesOf(tx, shopId);
  const known = await vendorsAmong(
    tx,
    shopId,
    sent.flatMap((account) => account.vendor_ids),
  );
  for (const [at, { vendor_ids: ids }] of sent.entries()) {
    const pointer = `/vendor_signups/${at}/vendor_ids`;
    if (requireAccountVendors && ids.length === 0) {
      throw refuse(422, 'required', texts.noVendors, { pointer });
    }
    // A vendor of another shop is answered like one that does not exist.
    if (ids.some((id) => !known.has(id))) throw notFound();
  }
}
