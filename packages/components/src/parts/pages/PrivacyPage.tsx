import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';

type Props = { hrefOfHome: string; hrefOfTerms: string };

/** Which data there are, where they lie, and who sees them (spec accounts §2.2). Readable without logging in. */
export function PrivacyPage({ hrefOfHome, hrefOfTerms }: Props) {
  return (
    <Page title="Privacy policy" back={{ href: hrefOfHome, label: 'Consignment' }} width="medium">
      <Prose>
        <p>
          In short: your data lie on one server, that of the operator of this installation of Consignment.
          There are no advertisements, no trackers and no statistics about you, and nothing is sold or given
          away.
        </p>

        <h2>1. Responsibility</h2>
        <p>
          The shop is responsible for what it keeps about its customers and vendors. The{' '}
          <strong>operator</strong>, who runs the server, keeps it for the shop. A shop with a server of its
          own is both. The makers of the software receive nothing: Consignment reports to no one.
        </p>

        <h2>2. Where the data lie</h2>
        <ul>
          <li>
            In one database: files in a folder of the server, or a PostgreSQL database that the operator has
            chosen. Ask the operator in which country it stands, and how backups are kept.
          </li>
          <li>Files that are imported lie on the server until the import has ended.</li>
          <li>Mails go out through the mail server that the operator has chosen.</li>
        </ul>

        <h2>3. Which data there are</h2>
        <ul>
          <li>
            <strong>Of the shop</strong>: name, domain, email, settings, products with prices, costs and
            stock.
          </li>
          <li>
            <strong>Of its customers</strong>: what an order says, such as number, date, name, company,
            address, note and what was bought; and the name and email of those whom a vendor keeps a list of.
            No card and no bank account.
          </li>
          <li>
            <strong>Of vendors</strong>: name, contact, address, PayPal email, notes of the shop, what they
            sold, earned and were paid.
          </li>
          <li>
            <strong>Of everybody with a login</strong>: name, email, and when they logged in. Of a password
            only a hash (Argon2id) is kept, from which it cannot be read.
          </li>
        </ul>
        <p>
          They come from you, from files that the shop imports, and, when the shop is connected to its
          platform, from there: Consignment then has access to <strong>products, orders and inventory</strong>{' '}
          and gets webhooks for orders and products. The <Link href={hrefOfTerms} label="terms of service" />{' '}
          say more.
        </p>

        <h2>4. Access to the data</h2>
        <ul>
          <li>
            <strong>The shop</strong> sees all of its own data, and none of another shop’s. It does not see
            passwords.
          </li>
          <li>
            <strong>A vendor</strong> sees the sales, commissions and payouts of the vendors that the shop has
            given to its account. The name of the customer and the cost of an item are shown only if the shop
            switches them on, and the shop can hide more. Hidden data does not leave the server. A vendor
            never sees another vendor, the shop’s notes or its profit.
          </li>
          <li>
            <strong>The sales reps’ app</strong> shows the orders of the shop with their customers, and what
            its reps earn.
          </li>
          <li>
            <strong>The operator</strong> can open the database. PayPal keys in it are sealed with a key of
            its own, and passwords are hashes.
          </li>
        </ul>

        <h2>5. To whom data go</h2>
        <ul>
          <li>
            <strong>PayPal</strong>, only when the shop pays a vendor through it: the vendor’s PayPal email
            and the amount.
          </li>
          <li>
            <strong>The shop’s platform</strong>, when the shop is connected to it: it is asked for products
            and orders.
          </li>
          <li>
            <strong>Pictures of products</strong> are loaded by your browser from where the platform keeps
            them, which thereby learns your address on the network.
          </li>
          <li>No one else, unless the law orders it.</li>
        </ul>

        <h2>6. In your browser</h2>
        <p>
          When you log in, the browser keeps what proves it in its local storage, until you log out or it
          expires. There are no cookies for advertising or statistics.
        </p>

        <h2>7. How long</h2>
        <ul>
          <li>
            Orders, commissions and payouts are kept as long as the shop uses Consignment, since they are its
            books. Paid amounts are not changed afterwards, only corrected by a further entry.
          </li>
          <li>
            An account that the shop deletes is logged out at once. The login behind it, with name, email and
            password, is deleted too when no other shop knows it.
          </li>
          <li>
            A link to an exported file works once, and for a minute. A link to reset a password works once,
            for an hour.
          </li>
          <li>To have all data of a shop deleted, ask the operator.</li>
        </ul>

        <h2>8. Your rights</h2>
        <p>
          You may ask for the data kept about you, and have it corrected or deleted, as far as no one is bound
          by law to keep it. Ask the shop; it can ask the operator. You may also complain to the authority for
          data protection where you live.
        </p>
      </Prose>
    </Page>
  );
}
