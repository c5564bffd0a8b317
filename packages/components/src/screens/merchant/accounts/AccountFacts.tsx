import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { Account } from './account.ts';

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
        { term: 'Login email', description: email },
        { term: 'Registered', description: <DateTimeText instant={registered} timeZone={timeZone} /> },
        ...(paypal === '' ? [] : [{ term: 'PayPal email', description: paypal }]),
        ...(donate ? [{ term: 'Proceeds', description: 'To be donated' }] : []),
      ]}
    />
  );
}
