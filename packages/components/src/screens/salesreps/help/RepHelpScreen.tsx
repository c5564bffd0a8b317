import { defineTexts } from '@consignment/domain/text/texts';
import { SmallPrintCard } from '../../../parts/pages/SmallPrintCard.tsx';
import { SupportCard } from '../../../parts/pages/SupportCard.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Prose } from '../../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('RepHelpScreen', {
  title: 'Help',
  questions: 'Frequently asked questions',
  tutorials: 'Vendor tutorials',
  settingUpVendors: 'Setting up vendors',
  connectingAccounts: 'Connecting accounts to vendors',
  connectingPaypal: 'Connecting PayPal',
  orders: 'Orders',
  accounts: 'Accounts',
  payouts: 'Payouts',
  addCommission: 'Add Commission',
  payNow: 'Pay Now',
  earning: 'How does a sales rep earn a commission?',
  earningAsRep:
    'The shop gives you a commission on an order: a percentage of the order’s goods after discounts and refunds, excluding tax and shipping. You’ll find the commission on the order’s page in {orders}.',
  earningAsShop:
    'Add the sales rep under {accounts}, then open the order in {orders} and choose {addCommission}. The rep earns a percentage of the order’s goods after discounts and refunds, excluding tax and shipping.',
  less: 'Does the vendor earn less as a result?',
  lessAnswer: 'No. The store pays the sales rep’s commission.',
  pending: 'Why is a commission pending?',
  pendingAnswer:
    'The order hasn’t been paid for yet. The commission will become due as soon as the order is paid for.',
  paying: 'How is a sales rep paid?',
  payingAsRep: 'The shop pays you. You’ll find each payment in {payouts}.',
  payingAsShop:
    'Choose {payNow} on the dashboard, or under {accounts}. This only records the payout: send the money yourself, as you usually do. If you make a payout by mistake, delete it on its page in {payouts}. The payout’s commissions will then be due again.',
  refund: 'What happens when an order is refunded?',
  refundAnswer:
    'If the commission hasn’t been paid yet, it is recalculated. If it has, the overpaid amount is deducted from the next payout.',
  fixed: 'Why can’t I change a commission?',
  fixedAnswer: 'The commission has already been paid. Delete its payout first.',
});

export type RepHelpLinks = {
  orders: string;
  payouts: string;
  /** Null for a sales rep: adding and paying reps is the shop's. */
  accounts: string | null;
  settingUpVendors: string;
  connectingPaypal: string;
  connectingAccounts: string;
  terms: string;
  privacy: string;
};

type Props = {
  links: RepHelpLinks;
  /** When the operator answers, such as 'Mon-Fri 8am-4pm Pacific'; null where none is promised. */
  supportHours: string | null;
};

/** Help for the app of the sales reps: how reps earn and are paid, and when somebody answers (spec accounts §2.2). */
export function RepHelpScreen({ links, supportHours }: Props) {
  return (
    <Page title={texts.title} width="medium">
      <Card title={texts.questions}>
        <Questions links={links} />
      </Card>
      <Card title={texts.tutorials}>
        <Prose>
          <ul>
            <li>
              <Link href={links.settingUpVendors} label={texts.settingUpVendors} />
            </li>
            <li>
              <Link href={links.connectingAccounts} label={texts.connectingAccounts} />
            </li>
            <li>
              <Link href={links.connectingPaypal} label={texts.connectingPaypal} />
            </li>
          </ul>
        </Prose>
      </Card>
      <SupportCard hours={supportHours} />
      <SmallPrintCard links={links} />
    </Page>
  );
}

function Questions({ links }: { links: RepHelpLinks }) {
  const orders = <Link href={links.orders} label={texts.orders} />;
  const payouts = <Link href={links.payouts} label={texts.payouts} />;
  const accounts = links.accounts !== null && <Link href={links.accounts} label={texts.accounts} />;
  return (
    <Prose>
      <h3>{texts.earning}</h3>
      {accounts === false ? (
        <p key="rep">
          <TextWithElements text={texts.earningAsRep} elements={{ orders }} />
        </p>
      ) : (
        <p key="staff">
          <TextWithElements
            text={texts.earningAsShop}
            elements={{ accounts, orders, addCommission: <strong>{texts.addCommission}</strong> }}
          />
        </p>
      )}

      <h3>{texts.less}</h3>
      <p>{texts.lessAnswer}</p>

      <h3>{texts.pending}</h3>
      <p>{texts.pendingAnswer}</p>

      <h3>{texts.paying}</h3>
      {accounts === false ? (
        <p key="rep">
          <TextWithElements text={texts.payingAsRep} elements={{ payouts }} />
        </p>
      ) : (
        <p key="staff">
          <TextWithElements
            text={texts.payingAsShop}
            elements={{ accounts, payouts, payNow: <strong>{texts.payNow}</strong> }}
          />
        </p>
      )}

      <h3>{texts.refund}</h3>
      <p>{texts.refundAnswer}</p>

      {accounts !== false && (
        <>
          <h3>{texts.fixed}</h3>
          <p>{texts.fixedAnswer}</p>
        </>
      )}
    </Prose>
  );
}
