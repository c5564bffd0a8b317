import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { notFound } from '../../common/problem.ts';
import { replayById, replayedVendors, type ReplayedVendor } from './queries/rule-replay-results.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport } from '../../exports/export.ts';

const texts = defineTexts('RuleReplayExport', {
  vendor: 'Vendor',
  lines: 'Lines',
  changedLines: 'Changed Lines',
  earned: 'Earned',
  wouldHaveEarned: 'Would Have Earned',
  difference: 'Difference',
  onPaidLines: 'On Paid Lines',
  currency: 'Currency',
});

/** The vendors of a replay, the largest difference first. */
export const ruleReplayExport = defineExport<{ id: number }>(
  'rule-replay',
  async ({ query, session, read }) => {
    const { shopId } = session;
    const { replay, currency } = await read(async (tx) => ({
      replay: await replayById(tx, shopId, query.id),
      currency: (await shopOf(tx, shopId)).currency,
    }));
    if (replay === null) throw notFound();

    async function* vendors(): AsyncGenerator<ReplayedVendor[]> {
      yield await read((tx) => replayedVendors(tx, { shop_id: shopId, id: query.id }));
    }

    const money = (minor: number) => moneyToWire(minor, currency);
    return csvFile(
      `replay-${replay.first_day}-${replay.last_day}.csv`,
      [
        { header: texts.vendor, text: ({ name }) => name },
        { header: texts.lines, number: ({ lines }) => lines },
        { header: texts.changedLines, number: ({ changed }) => changed },
        { header: texts.earned, number: ({ earned }) => money(earned) },
        { header: texts.wouldHaveEarned, number: ({ would }) => money(would) },
        { header: texts.difference, number: ({ earned, would }) => money(would - earned) },
        { header: texts.onPaidLines, number: ({ onPaid }) => money(onPaid) },
        { header: texts.currency, text: () => currency },
      ],
      vendors(),
    );
  },
);
