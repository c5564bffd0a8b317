import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { differenceAnswer } from '../reconciliation-start.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { setAside } from '../queries/list.ts';

const texts = defineTexts('SetDifferenceAside', {
  settled: 'This difference has been settled: the comparison no longer finds it.',
});

export const setDifferenceAside = forSession<'setDifferenceAside'>(
  ({ params, body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId, loginId } = session;
      const { id } = params;
      const reason = body.reason.trim();
      // Refuses where there is no such difference.
      const before = await differenceAnswer(tx, shopId, id);
      if (!(await setAside(tx, { shopId, id }, { reason, by: loginId, now }))) {
        throw refuse(409, 'stale', texts.settled);
      }
      const answer = await differenceAnswer(tx, shopId, id);
      const entry = { event: 'difference.set_aside', id, vendorId: before.vendor?.id ?? null } as const;
      await record(tx, { shopId, by, now }, [{ ...entry, after: { kind: before.kind }, reason }]);
      return { status: 200, body: answer };
    }),
);
