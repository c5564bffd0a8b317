import { moneyToWire } from '@consignment/domain/money/money';
import { notFound } from '../../common/problem.ts';
import { replayById, replayedVendors, type ReplayedVendor } from './queries/rule-replay-results.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport } from '../../exports/export.ts';

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
        { header: 'Vendor', text: ({ name }) => name },
        { header: 'Lines', number: ({ lines }) => lines },
        { header: 'Changed Lines', number: ({ changed }) => changed },
        { header: 'Earned', number: ({ earned }) => money(earned) },
        { header: 'Would Have Earned', number: ({ would }) => money(would) },
        { header: 'Difference', number: ({ earned, would }) => money(would - earned) },
        { header: 'On Paid Lines', number: ({ onPaid }) => money(onPaid) },
        { header: 'Currency', text: () => currency },
      ],
      vendors(),
    );
  },
);
