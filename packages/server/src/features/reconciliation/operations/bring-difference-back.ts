import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { differenceAnswer } from '../reconciliation-start.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { bringBack } from '../queries/list.ts';

const texts = defineTexts('BringDifferenceBack', {
  notAside: 'This difference is no longer set aside.',
});

export const bringDifferenceBack = forSession<'bringDifferenceBack'>(({ params, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const { id } = params;
    // Refuses where there is no such difference.
    const before = await differenceAnswer(tx, shopId, id);
    if (!(await bringBack(tx, { shopId, id }))) {
      throw refuse(409, 'stale', texts.notAside);
    }
    const answer = await differenceAnswer(tx, shopId, id);
    const entry = { event: 'difference.brought_back', id, vendorId: before.vendor?.id ?? null } as const;
    await record(tx, { shopId, by, now }, [{ ...entry, after: { kind: before.kind } }]);
    return { status: 200, body: answer };
  }),
);
