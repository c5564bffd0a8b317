import { defineTexts } from '@consignment/domain/text/texts';
import { lockMoveIn, moveAnswer } from '../move-answer.ts';
import { forSession } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { record } from '../../../ledger/record.ts';
import { addUpVendors } from '../queries/move-balances.ts';
import { standPayouts } from '../queries/move-figures.ts';
import { answerGroups } from '../queries/move-lists.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const texts = defineTexts('AnswerMoveDifferences', {
  answeredTwice: 'This group has two answers.',
});

export const answerMoveDifferences = forSession<'answerMoveDifferences'>(
  ({ params, body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId, loginId } = session;
      const of = { shopId, moveId: params.id };
      await lockMoveIn(tx, of, ['checked']);
      const { answers } = body;
      const groups = answers.map(({ group }) => group);
      const twice = groups.findIndex((group, index) => groups.indexOf(group) < index);
      if (twice !== -1) {
        throw refuse(422, 'invalid_value', texts.answeredTwice, {
          pointer: `/answers/${twice}/group`,
        });
      }
      if ((await answerGroups(tx, of, answers, { by: loginId, now })) !== groups.length) throw notFound();
      await standPayouts(tx, of);
      // A payout that is left out leaves its lines due here.
      await addUpVendors(tx, of, (await shopOf(tx, shopId)).time_zone);
      const count = (answer: 'theirs' | 'leave' | null) =>
        answers.filter((one) => one.answer === answer).length;
      const after = { theirs: count('theirs'), leave: count('leave'), taken_back: count(null) };
      await record(tx, { shopId, by, now }, [{ event: 'move.answered', id: of.moveId, after }]);
      return { status: 200, body: await moveAnswer(tx, of) };
    }),
);
