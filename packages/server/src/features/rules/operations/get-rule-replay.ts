import { forSession } from '../../../actions/operation.ts';
import { notFound } from '../../../common/problem.ts';
import { answerExport } from '../../../exports/answer.ts';
import { ruleReplayExport } from '../rule-replay-export.ts';
import { largestLines, replayById, replayedMonths, replayedVendors } from '../queries/rule-replay-results.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { replayToWire } from '../rule-replay-wire.ts';

export const getRuleReplay = forSession<'getRuleReplay'>((ask) => {
  const { params, query, session, read } = ask;
  if (query.format === 'csv') return answerExport(ruleReplayExport, { id: params.id }, ask);
  return read(async (tx) => {
    const replay = await replayById(tx, session.shopId, params.id);
    if (replay === null) throw notFound();
    const { currency } = await shopOf(tx, session.shopId);
    const found = {
      vendors: await replayedVendors(tx, replay),
      months: await replayedMonths(tx, replay),
      largest: await largestLines(tx, replay),
    };
    return { status: 200, body: replayToWire(replay, found, currency) };
  });
});
