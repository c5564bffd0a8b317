import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import type { HelpLinks } from './help-pages.ts';

/**
 * Tutorial: from a vendor’s registration to its view of the portal (spec accounts §2.2). How vendors themselves come
 * about is the SettingUpVendorsPage.
 */
export function ConnectingAccountsPage({ links }: { links: HelpLinks }) {
  return (
    <Page
      title="Connecting accounts to vendors"
      description="An account is a login to your vendor portal. It sees only the vendors you link it to."
      back={{ href: links.help, label: 'Help' }}
      width="medium"
    >
      <Card title="1. Vendors register">
        <Prose>
          <p>
            They do so in your vendor portal. Its address is given under{' '}
            <Link href={links.accounts} label="Accounts" />: send it to them, or put it on your website.
          </p>
          <p>
            You can also invite one: open the vendor, enter its email in Settings, and press{' '}
            <strong>Invite to Create Account</strong>. The mail leads to the same place, with name and email
            filled in.
          </p>
        </Prose>
      </Card>
      <Card title="2. You connect them">
        <Prose>
          <ol>
            <li>
              Open <Link href={links.accounts} label="Accounts" />. New accounts are <strong>Disabled</strong>
              .
            </li>
            <li>
              Press <strong>Edit Account</strong>. Look at the email: is it the person you know?
            </li>
            <li>
              Find their vendors by name and add them. One account can have several, and one vendor several
              accounts.
            </li>
            <li>
              Tick <strong>Active</strong> and save. They get an email, unless you switched that off.
            </li>
          </ol>
        </Prose>
      </Card>
      <Card title="3. They log in">
        <Prose>
          <p>
            From then on they log in from the same link. They see their own sales, commissions and payouts.
            Other details they see, such as the names of customers, are up to you in{' '}
            <Link href={links.settings} label="Settings" />.
          </p>
        </Prose>
      </Card>
      <Card title="Later">
        <Prose>
          <ul>
            <li>
              <strong>To lock somebody out</strong>, untick Active: their sessions end at once, and the
              account stays.
            </li>
            <li>
              <strong>A forgotten password</strong> is theirs to reset, with “Forgot your Password?” where
              they log in. You can set one with <strong>change password</strong>, if their login is for your
              shop alone.
            </li>
            <li>
              <strong>To end an account</strong>, delete it. Vendors, commissions and payouts stay.
            </li>
          </ul>
        </Prose>
      </Card>
    </Page>
  );
}
