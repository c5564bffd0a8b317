import { defineTexts } from '@consignment/domain/text/texts';
import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { recordOnMember } from '../../actions/people/login-entries.ts';
import { refuse } from '../../common/problem.ts';
import { makeRecoveryCodes } from '../../identity/recovery-codes.ts';
import { factorChangedMail } from '../../mail/security-mails.ts';
import { factorsOf } from '../../queries/people/factors.ts';
import { lockLogin } from '../../queries/people/logins.ts';

const texts = defineTexts('CreateRecoveryCodes', {
  noFactor: 'Recovery codes are used in place of a second factor. Add a second factor first.',
});

export const createRecoveryCodes = forSession<'createRecoveryCodes'>(
  async ({ session, by, now, service }) => {
    const { loginId, shopId } = personOf(session);
    const codes = await service.database.asSystem(async (tx) => {
      const login = await lockLogin(tx, loginId);
      const { passkeys, hasApp } = await factorsOf(tx, loginId);
      if (passkeys === 0 && !hasApp) {
        throw refuse(422, 'no_second_factor', texts.noFactor);
      }
      await factorChangedMail(tx, { shopId, login, change: { is: 'codes_made' }, now });
      const made = await makeRecoveryCodes(tx, loginId, now);
      await recordOnMember(tx, { loginId, by, now }, 'recovery_codes_made');
      return made;
    });
    service.mail.startDelivery();
    return { status: 201, body: { recovery_codes: codes } };
  },
);
