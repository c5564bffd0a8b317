import { SmallPrintCard } from '../../../parts/pages/SmallPrintCard.tsx';
import { SupportCard } from '../../../parts/pages/SupportCard.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Prose } from '../../../primitives/text/Prose.tsx';

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
    <Page title="Help" width="medium">
      <Card title="Frequently asked questions">
        <Questions links={links} />
      </Card>
      <Card title="Tutorials about vendors">
        <Prose>
          <ul>
            <li>
              <Link href={links.settingUpVendors} label="Setting up vendors" />
            </li>
            <li>
              <Link href={links.connectingAccounts} label="Connecting accounts to vendors" />
            </li>
            <li>
              <Link href={links.connectingPaypal} label="Connecting PayPal" />
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
  return (
    <Prose>
      <h3>How does a sales rep earn a commission?</h3>
      {links.accounts === null ? (
        <p key="rep">
          The shop gives you a commission on an order. It stands on the order’s page in{' '}
          <Link href={links.orders} label="Orders" />: a percentage of its goods after discounts and refunds,
          without tax and shipping.
        </p>
      ) : (
        <p key="staff">
          Add the rep under <Link href={links.accounts} label="Accounts" />. Open the order in{' '}
          <Link href={links.orders} label="Orders" /> and choose <strong>Add Commission</strong>. The rep
          earns a percentage of the goods of the order after discounts and refunds, without tax and shipping.
        </p>
      )}

      <h3>Does a vendor get less?</h3>
      <p>No. The store bears the commission of a sales rep.</p>

      <h3>Why is a commission pending?</h3>
      <p>The order is not paid yet. It counts as soon as it is.</p>

      <h3>How is a sales rep paid?</h3>
      {links.accounts === null ? (
        <p key="rep">
          The shop pays you, and each payment stands in <Link href={links.payouts} label="Payouts" />.
        </p>
      ) : (
        <p key="staff">
          Choose <strong>Pay Now</strong> on the dashboard, or under{' '}
          <Link href={links.accounts} label="Accounts" />. The payout is recorded; send the money yourself, as
          you usually do. A payout that was made by mistake can be deleted from its page in{' '}
          <Link href={links.payouts} label="Payouts" />, and its commissions are due again.
        </p>
      )}

      <h3>What happens when an order is refunded?</h3>
      <p>
        Before a payout the commission is recalculated. After it, the overpaid amount is taken off the next
        payout.
      </p>

      {links.accounts !== null && (
        <>
          <h3>Why can a commission not be changed?</h3>
          <p>It is paid. Delete its payout first.</p>
        </>
      )}
    </Prose>
  );
}
