import { defineTexts } from '@consignment/domain/text/texts';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { Account } from './account.ts';

const texts = defineTexts('AccountFacts', {
  loginEmail: 'Login email',
  registered: 'Registered',
  paypalEmail: 'PayPal email',
  proceeds: 'Proceeds',
  toBeDonated: 'To be donated',
});

type Props = {
  account: Pick<Account, 'vendor_signup_user_email' | 'created_date' | 'paypal_email' | 'donate'>;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** The person's answers at registration, to know whom to approve. The shop cannot change them. */
export function AccountFacts({ account, timeZone }: Props) {
  const { vendor_signup_user_email: email, created_date: registered, paypal_email: paypal, donate } = account;
  return (
    <DescriptionList
      items={[
        { term: texts.loginEmail, description: email },
        { term: texts.registered, description: <DateTimeText instant={registered} timeZone={timeZone} /> },
        ...(paypal === '' ? [] : [{ term: texts.paypalEmail, description: paypal }]),
        ...(donate ? [{ term: texts.proceeds, description: texts.toBeDonated }] : []),
      ]}
    />
  );
}
