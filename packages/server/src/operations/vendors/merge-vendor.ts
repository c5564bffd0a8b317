import { formatMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { moneyOf } from '../../common/figures.ts';
import { record } from '../../ledger/record.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { totalsOfVendor, vendorThatStays } from '../../queries/vendors/vendors.ts';
import { rulesChanged } from '../../actions/commission/rules-change.ts';
import type { Tx } from '../../database/database.ts';
import type { MergeOf } from '../../pricing/merge-preview.ts';
import { vendorDetail } from '../../actions/vendors/vendor-detail.ts';
import { afterMerge, beforeMerge, type BeforeMerge } from '../../actions/vendors/merged-payout-details.ts';
import { longestMerge, mergeAndPrice, refuseSame } from '../../actions/vendors/vendor-merge.ts';

const texts = defineTexts('MergeVendor', {
  due: 'After the merge, {now} would be due, not the {then} you reviewed. Nothing has been merged. Please review it again.',
  paid: 'After the merge, {now} would be paid, not the {then} you reviewed. Nothing has been merged. Please review it again.',
});

export const mergeVendor = forSession<'mergeVendor'>(async ({ params, body, session, by, now, service }) => {
  const { shopId } = session;
  const of = { shopId, fromId: params.id, intoId: body.into };
  refuseSame(of, '/into');
  // As the system: the mails to the logins of both are written with the merge.
  const merge = async (tx: Tx) => {
    const ask = { ...of, createdBy: session.loginId, now };
    const before: BeforeMerge[] = [];
    const verdict = await mergeAndPrice(tx, ask, async () => {
      before.push(await beforeMerge(tx, service.secrets, of, now));
    });
    if (verdict.is === 'refused') {
      if (verdict.code === 'not_found') throw notFound();
      if (verdict.code === 'other_not_found') {
        throw refuse(404, 'not_found', verdict.detail, { pointer: '/into' });
      }
      throw refuse(409, verdict.code, verdict.detail);
    }
    if (verdict.is === 'merged') {
      await refuseUnlessReviewed(tx, of, body.expected);
      await rulesChanged(tx, service.jobs, { shopId, vendorId: of.intoId });
      for (const was of before) await afterMerge(tx, service, { session, was, intoId: of.intoId, now });
    }
    const stays = await vendorThatStays(tx, shopId, of.intoId);
    const detail = await vendorDetail(tx, session, stays, now);
    if (verdict.is === 'merged') {
      const after = { into: of.intoId };
      const entries = [of.fromId, of.intoId].map((vendorId) => ({
        event: 'vendor.merged' as const,
        id: of.fromId,
        vendorId,
        after,
      }));
      await record(tx, { shopId, by, now }, entries);
    }
    return { status: 200, body: detail } as const;
  };
  const answer = await service.database.asSystem(merge, { statementTimeout: longestMerge });
  service.mail.startDelivery();
  return answer;
});

/** After the merge; throws a Refusal (409), which takes it back, where the figures are others than in the preview. */
async function refuseUnlessReviewed(
  tx: Tx,
  { shopId, intoId }: MergeOf,
  expected: Body<'mergeVendor'>['expected'],
): Promise<void> {
  if (expected === undefined) return;
  const { currency } = await shopOf(tx, shopId);
  const { due, paid } = await totalsOfVendor(tx, shopId, intoId);
  for (const [what, key, figure] of [
    ['due', 'due_after', due],
    ['paid', 'paid_after', paid],
  ] as const) {
    const pointer = `/expected/${key}`;
    const seen = moneyOf(expected[key], currency, pointer);
    if (seen === figure) continue;
    const [now, then] = [formatMoney(figure, currency), formatMoney(seen, currency)];
    throw refuse(409, 'stale', texts[what]({ now, then }), { pointer });
  }
}
