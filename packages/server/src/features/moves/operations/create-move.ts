import { defineTexts } from '@consignment/domain/text/texts';
import { moveAnswer, moveUnderWay } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { insertMove } from '../queries/moves.ts';

const texts = defineTexts('CreateMove', {
  noName: 'Enter the name of your previous app.',
});

export const createMove = forSession<'createMove'>(({ body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId, loginId: createdBy } = session;
    const name = body.name.trim();
    if (name === '') throw refuse(422, 'invalid_value', texts.noName, { pointer: '/name' });
    const moveId = await insertMove(tx, { shopId, name, createdBy, now });
    if (moveId === null) throw moveUnderWay();
    await record(tx, { shopId, by, now }, [{ event: 'move.begun', id: moveId }]);
    return { status: 201, body: await moveAnswer(tx, { shopId, moveId }) };
  }),
);
