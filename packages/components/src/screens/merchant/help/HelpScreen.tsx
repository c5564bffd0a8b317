import { useState } from 'react';
import { onUse } from '../../../parts/pages/on-use.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { SmallPrintCard } from '../../../parts/pages/SmallPrintCard.tsx';
import { SupportCard } from '../../../parts/pages/SupportCard.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Prose } from '../../../primitives/text/Prose.tsx';
import type { HelpLinks } from '../../../parts/pages/help-pages.ts';

const { Component: TutorialOnUse } = onUse(
  async () => (await import('../tutorial/TutorialDialog.tsx')).TutorialDialog,
);

type Props = {
  links: HelpLinks;
  /** When the operator answers, such as 'Mon-Fri 8am-4pm Pacific'; null where none is promised. */
  supportHours: string | null;
};

/** Where help begins: tutorials, the questions asked most, and when somebody answers (spec accounts §2.2). */
export function HelpScreen({ links, supportHours }: Props) {
  const [isTouring, setIsTouring] = useState(false);
  return (
    <Page title="Help" width="medium">
      <Card
        title="Tutorials"
        actions={<Button label="Take a short tour" size="small" onClick={() => setIsTouring(true)} />}
      >
        <Prose>
          <ul>
            <li>
              <Link href={links.settingUpVendors} label="Setting up vendors" />: how a product finds its
              vendor, by name or by tag.
            </li>
            <li>
              <Link href={links.connectingAccounts} label="Connecting accounts to vendors" />: how vendors
              come into your vendor portal.
            </li>
            <li>
              <Link href={links.connectingPaypal} label="Connecting PayPal" />: how to pay vendors through
              PayPal.
            </li>
          </ul>
        </Prose>
      </Card>
      <Card title="Frequently asked questions">
        <Questions links={links} />
      </Card>
      <SupportCard
        hours={supportHours}
        advice="Say which shop it is, what you did, and what you saw in place of what you expected. The number of an order or of an invoice helps more than a picture. Never send a password or a key."
      />
      <SmallPrintCard links={links} />
      {isTouring && <TutorialOnUse onFinish={() => setIsTouring(false)} />}
    </Page>
  );
}

function Questions({ links }: { links: HelpLinks }) {
  return (
    <Prose>
      <h3>How do I remove a vendor?</h3>
      <p>
        Open the vendor in <Link href={links.vendors} label="Vendors" />, go to Settings, tick{' '}
        <strong>hidden</strong> and save. The vendor is left out of the list, of all totals and of the portal.
        Nothing is lost: when it is shown again, all its data is back. Vendors cannot be deleted, since orders
        and payouts refer to them.
      </p>

      <h3>Why is a vendor missing?</h3>
      <ul>
        <li>
          Vendors come with your products. Look at how yours are tracked in{' '}
          <Link href={links.settings} label="Settings" />: by the vendor’s name, or by a tag with the prefix
          that is set there.
        </li>
        <li>A product without that name or tag has no vendor. Give it one, then sync or import again.</li>
        <li>The vendor may be hidden. Show the hidden ones with the filter of the list.</li>
        <li>While a sync or an import runs the list is not complete.</li>
      </ul>

      <h3>Why is a commission wrong?</h3>
      <ul>
        <li>
          Press <strong>?</strong> beside the amount: it shows the rule that was used and every step of the
          calculation.
        </li>
        <li>
          Of several rates the most specific one counts: first an override of the line, then a rate of the
          product type, then the vendor’s own, then the shop’s.
        </li>
        <li>
          A discount lowers the commission by as much as <Link href={links.settings} label="your settings" />{' '}
          give the vendor of it, and refunded units earn nothing.
        </li>
        <li>
          Paid amounts do not change any more. A refund after a payout is taken off the vendor’s next one.
        </li>
        <li>After a change of a rate the lines are recalculated; wait until “Recalculating…” is gone.</li>
      </ul>

      <h3>Why do PayPal payments fail?</h3>
      <ul>
        <li>The live keys are not valid: copy the client id and the secret of the live app once more.</li>
        <li>Sandbox mode is on: payments then move only test money.</li>
        <li>
          Payouts are not enabled on your PayPal account.{' '}
          <Link href={links.connectingPaypal} label="How to enable them" />
        </li>
      </ul>
    </Prose>
  );
}
