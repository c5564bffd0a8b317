import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import type { HelpLinks } from './help-pages.ts';

/**
 * Tutorial: from a PayPal account to the first payout through it (spec accounts §2.2). A shop that only records its
 * payouts needs none of it.
 */
export function ConnectingPaypalPage({ links }: { links: HelpLinks }) {
  return (
    <Page
      title="Connecting PayPal"
      description="For shops that may pay through PayPal. Without it you pay as you like, and record the payouts here."
      back={{ href: links.help, label: 'Help' }}
      width="medium"
    >
      <Banner tone="caution" title="Before you begin">
        <p>
          PayPal payouts are not available in Canada. Your PayPal account must be funded with the full payout
          amount: money will not transfer from connected bank accounts.
        </p>
      </Banner>
      <Card title="1. A business account">
        <Prose>
          <p>
            Payouts need a PayPal <strong>business</strong> account. A personal one can be upgraded in
            PayPal’s settings.
          </p>
        </Prose>
      </Card>
      <Card title="2. A developer app">
        <Prose>
          <p>
            Log in to the{' '}
            <Link
              href="https://developer.paypal.com/dashboard/"
              label="PayPal developer dashboard"
              isExternal
            />{' '}
            with that account, open <strong>Apps &amp; Credentials</strong> and create an app of the type
            Merchant.
          </p>
        </Prose>
      </Card>
      <Card title="3. Live credentials">
        <Prose>
          <p>
            Switch the dashboard from Sandbox to <strong>Live</strong>, open the app, and copy its client id
            and its secret. Paste both into <Link href={links.settings} label="Settings" />, PayPal, and save.
            The secret is kept sealed and is never shown again; only its last characters are.
          </p>
          <p>
            Leave sandbox mode off. It has a client id and a secret of its own, and moves play money only:
            good for a trial, and a reason why a vendor waits for money that was never sent.
          </p>
        </Prose>
      </Card>
      <Card title="4. Enable Payouts">
        <Prose>
          <p>
            In the same app enable the feature <strong>Payouts</strong>. PayPal looks at each request and
            takes about 1-3 days. Until then payments fail, though the keys are right.
          </p>
        </Prose>
      </Card>
      <Card title="5. Run a payout">
        <Prose>
          <ol>
            <li>
              Open a vendor in <Link href={links.vendors} label="Vendors" /> and enter its PayPal email in its
              settings.
            </li>
            <li>
              Press <strong>Pay Now</strong>, look the lines and the amount over, and choose to pay with
              PayPal. The choice is there only for vendors with a PayPal email.
            </li>
            <li>Begin with a small amount, and see that it arrived before you pay the rest.</li>
          </ol>
        </Prose>
      </Card>
    </Page>
  );
}
