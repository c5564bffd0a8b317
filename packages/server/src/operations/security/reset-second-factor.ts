import { defineTexts } from '@consignment/domain/text/texts';
import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { resetFactors } from '../../actions/people/reset-factors.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { loginByEmail, shopsOfLogin } from '../../queries/people/logins.ts';

const texts = defineTexts('ResetSecondFactor', {
  own: 'Remove your own second factors one at a time.',
  sharedLogin:
    'This login also belongs to another shop. Ask the server’s operator to reset its second factor.',
  noFactor: 'This person does not have a second factor.',
});

/** For a person of this shop alone: one with another shop's money in reach asks the operator. */
export const resetSecondFactor = forSession<'resetSecondFactor'>(
  async ({ body, session, by, now, service }) => {
    const { loginId: own, shopId } = personOf(session);
    await service.database.asSystem(async (tx) => {
      const login = await loginByEmail(tx, body.email);
      const shops = login === null ? [] : await shopsOfLogin(tx, login.id);
      if (login === null || !shops.includes(shopId)) throw notFound();
      if (login.id === own) {
        throw refuse(422, 'invalid_value', texts.own, { pointer: '/email' });
      }
      if (shops.some((shop) => shop !== shopId)) {
        throw refuse(422, 'shared_login', texts.sharedLogin, { pointer: '/email' });
      }
      if (!(await resetFactors(tx, { loginId: login.id, shopId, resetBy: 'shop', by, now }))) {
        throw refuse(422, 'no_second_factor', texts.noFactor, { pointer: '/email' });
      }
    });
    service.mail.startDelivery();
    return { status: 200, body: {} };
  },
);
