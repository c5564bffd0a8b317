import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { draftsOf, requireTargets } from '../rule-drafts.ts';
import { periodOf } from '../../../common/period.ts';
import { refuse } from '../../../common/problem.ts';
import { afterCommit } from '../../../database/transactions.ts';
import { replayById } from '../queries/rule-replay-results.ts';
import { insertReplay } from '../queries/rule-replays.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { replayToWire } from '../rule-replay-wire.ts';

const texts = defineTexts('StartRuleReplay', {
  underWay: 'A replay is already in progress. Wait until it has finished.',
});

export const startRuleReplay = forSession<'startRuleReplay'>(({ body, session, now, write, service }) =>
  write(async (tx) => {
    const { shopId, loginId } = session;
    const { date_start: firstDay, date_end: lastDay } = body;
    const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
    periodOf({ start: firstDay, end: lastDay, pointers: ['/date_start', '/date_end'] }, timeZone);
    const drafts = draftsOf(body.rules, currency);
    await requireTargets(tx, shopId, drafts);
    const id = await insertReplay(tx, { shopId, drafts, firstDay, lastDay, madeBy: loginId, now });
    const replay = id === null ? null : await replayById(tx, shopId, id);
    if (replay === null) {
      throw refuse(409, 'replay_under_way', texts.underWay);
    }
    afterCommit(() => service.jobs.wake());
    return { status: 201, body: replayToWire(replay, { vendors: [], months: [], largest: [] }, currency) };
  }),
);
