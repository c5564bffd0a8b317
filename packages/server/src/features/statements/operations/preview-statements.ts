import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { forSession } from '../../../actions/operation.ts';
import { payeesFor } from '../statement-access.ts';
import { statedDays, refuseStatement } from '../statement-days.ts';
import { notFound } from '../../../common/problem.ts';
import { recalculatingText } from '../../../ledger/recalculating.ts';
import { currenciesOf } from '../../../ledger/currencies.ts';
import { previewStatement } from '../ledger/preview-statement.ts';
import { isAhead, periodIsOpen } from '../ledger/statement-period.ts';
import { payoutsHeld } from '../../../queries/shops/shop-jobs.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { payeesToState, type PayeeToState } from '../ledger/payees-to-state.ts';
import type { SkippedPayee } from '../queries/statement-runs.ts';
import { payeeToWire, skippedToWire, statementSumsToWire } from '../statement-wire.ts';
import type { components } from '@consignment/client/generated/api';

type Preview = components['schemas']['StatementsPreview']['statements'][number];
type Oddity = Preview['oddities'][number];

export const previewStatements = forSession<'previewStatements'>(
  async ({ query, session, now, read, write }) => {
    const { shopId } = session;
    const asked = { payees: query.payees, vendorId: query.vendor_id, salesRepId: query.sales_rep };
    const { payees, payeeId } = payeesFor(session, asked);
    const { firstDay, lastDay } = statedDays(query, ['?first_day', '?last_day']);
    const { shop, currency, held, all } = await write(async (tx) => ({
      // Nothing is written, but reading what is held takes a lock on the rules.
      held: await payoutsHeld(tx, shopId),
      shop: await shopOf(tx, shopId),
      currency: (await currenciesOf(tx, shopId)).books,
      all: await payeesToState(tx, shopId, payees, payeeId),
    }));
    if (isAhead(lastDay, shop.time_zone, now)) throw refuseStatement(periodIsOpen(lastDay));
    if (payeeId !== null && all.length === 0) throw notFound();

    const statements: Preview[] = [];
    const skipped: SkippedPayee[] = [];
    const closings: number[] = [];
    for (const one of all) {
      const skip = (outcome: SkippedPayee['outcome'], reason: string) =>
        skipped.push({ payee_id: one.id, payee_name: one.name, outcome, reason });
      if (payees === 'vendors' && (held.all || held.vendors.has(one.id))) {
        skip('recalculating', recalculatingText(held, one.id));
        continue;
      }
      const payee = payees === 'vendors' ? { shopId, vendorId: one.id } : { shopId, salesRepId: one.id };
      // A transaction for each, so that other calls run in between.
      const preview = await read((tx) => previewStatement(tx, { payee, firstDay, lastDay, now }, shop));
      if (preview.is === 'refused') {
        if (preview.code === 'period_open') throw refuseStatement(preview);
        if (payeeId !== null || preview.code !== 'nothing_to_state') skip(preview.code, preview.detail);
        continue;
      }
      closings.push(preview.sums.closing);
      statements.push({
        ...payeeToWire(payees, one.id),
        payee_name: one.name,
        first_day: preview.firstDay,
        last_day: lastDay,
        ...statementSumsToWire(preview.sums, currency),
        entries: preview.entryCount,
        oddities: odditiesOf(one, preview, firstDay),
      });
    }
    const body = {
      statements,
      count: statements.length,
      closing: moneyToWire(sumMoney(closings), currency),
      currency,
      skipped: skipped.map((one) => skippedToWire(payees, one)),
    };
    return { status: 200, body };
  },
);

type Previewed = Pick<
  Extract<Awaited<ReturnType<typeof previewStatement>>, { is: 'preview' }>,
  'firstDay' | 'isFirst' | 'sums'
>;

function odditiesOf(payee: PayeeToState, { sums, ...preview }: Previewed, firstDay: string): Oddity[] {
  const found: [Oddity, boolean][] = [
    ['first', preview.isFirst && sums.opening !== 0],
    ['longer_period', !preview.isFirst && preview.firstDay < firstDay],
    ['below_zero', sums.closing < 0],
    ['adjusted', sums.adjustments !== 0],
    ['hidden', payee.isHidden],
    ['no_address', !payee.hasAddress],
    ['payout_in_question', payee.hasPayoutInQuestion],
  ];
  return found.filter(([, isSo]) => isSo).map(([oddity]) => oddity);
}
