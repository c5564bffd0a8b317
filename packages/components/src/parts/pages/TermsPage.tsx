import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';

type Props = { hrefOfHome: string; hrefOfPrivacy: string };

/** On what terms a shop uses Consignment (spec accounts §2.2). Readable without logging in. */
export function TermsPage({ hrefOfHome, hrefOfPrivacy }: Props) {
  return (
    <Page title="Terms of service" back={{ href: hrefOfHome, label: 'Consignment' }} width="medium">
      <Prose>
        <p>
          Consignment works out what a shop owes the vendors whose goods it sells, and keeps account of what
          it pays them. It runs on a server. The person or firm that runs that server is called the{' '}
          <strong>operator</strong> here, and these terms are between the operator and the shop. A shop that
          runs Consignment on a server of its own is its own operator: for such a shop nothing below about
          charges applies.
        </p>

        <h2>1. Your account</h2>
        <ul>
          <li>You may use Consignment for a shop that is yours, or that you act for.</li>
          <li>
            Keep your password to yourself and give each person a login of their own. Anything done with a
            login counts as done by the person it belongs to. Notify the operator at once when you think that
            somebody else has used yours.
          </li>
          <li>
            You decide which vendors get into your vendor portal, what they see there, and when their access
            ends. You answer to them for the figures that you show them.
          </li>
          <li>
            Do not use Consignment for what the law forbids, and do not try to see or to change the data of
            others. A login that does may be closed without notice.
          </li>
        </ul>

        <h2>2. Price</h2>
        <ul>
          <li>
            Where the operator offers Consignment as an app of your shop’s platform and charges for it, the
            charge is made every 30 days through the billing of the platform. You approve it there before the
            first one. Consignment never learns the number of a card or of a bank account.
          </li>
          <li>There are no refunds, neither in full nor for the rest of a period that has begun.</li>
          <li>The price changes only after notice to you, and for periods that begin afterwards.</li>
        </ul>

        <h2>3. How it ends</h2>
        <ul>
          <li>
            You cancel by uninstalling the app from your shop’s platform. No notice is needed, and there is no
            charge for periods that would have begun later.
          </li>
          <li>
            Export what you want to keep before: every list has an Export. Payouts and commissions are part of
            your books, which the law may have you keep for years.
          </li>
          <li>The privacy policy covers the data that stays with the operator.</li>
        </ul>

        <h2>4. Access of the app</h2>
        <ul>
          <li>
            When your shop is connected to its platform, Consignment asks you for access to your{' '}
            <strong>products, orders and inventory</strong>, and to what belongs to them, such as the customer
            of an order. It needs them to know what was sold, whose it was, and what is left of it.
          </li>
          <li>
            It registers <strong>webhooks for orders and products</strong>: the platform then notifies it of
            each new order, change, cancellation and refund, and of each change of a product.
          </li>
          <li>
            A shop that is not connected gives Consignment files to read, and nothing is read but these.
          </li>
        </ul>

        <h2>5. Figures and payments</h2>
        <ul>
          <li>
            Commissions are worked out by the rules that you set, from the orders that arrive. Each amount can
            be asked how it came about. Look a payout over before you make it: you are the one who owes it.
          </li>
          <li>
            Consignment holds no money. A payout is a record of what you have paid, except where you have
            connected PayPal and choose to pay with it: then PayPal moves the money from your account, on
            PayPal’s own terms.
          </li>
          <li>Taxes, invoices and what you have agreed with your vendors are your own affair.</li>
        </ul>

        <h2>6. Your data</h2>
        <p>
          Data that you and your vendors enter stays yours. The operator uses it to run Consignment for you
          and for nothing else. Its readers, and where it lies, are in the{' '}
          <Link href={hrefOfPrivacy} label="privacy policy" />.
        </p>

        <h2>7. No guarantee</h2>
        <p>
          Consignment is made with care and offered as it is. It may be out of reach at times, and no figure
          replaces your own books. As far as the law allows, the operator is not liable for profit that was
          lost or for damage that could not be foreseen. Rights that the law of your country gives you, and
          that no terms can take away, stay yours.
        </p>

        <h2>8. Changes</h2>
        <p>
          When these terms change you get notice before the new ones count. If you do not agree, you can
          uninstall the app until then, and the old ones hold for you to the end.
        </p>
      </Prose>
    </Page>
  );
}
