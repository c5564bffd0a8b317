import { defineTexts } from '@consignment/domain/text/texts';
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
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('HelpScreen', {
  title: 'Help',
  tutorials: 'Tutorials',
  tour: 'Take a short tour',
  settingUpVendors: 'Setting up vendors',
  connectingAccounts: 'Connecting accounts to vendors',
  connectingPaypal: 'Connecting PayPal',
  questions: 'Frequently asked questions',
  advice:
    'Include the shop’s name, what you did, what you saw and what you expected. An order or invoice number helps more than a screenshot. Never send a password or a key.',
  removing: 'How do I remove a vendor?',
  vendors: 'Vendors',
  missing: 'Why is a vendor missing?',
  settings: 'Settings',
  missingName:
    'A product without that name or tag has no vendor. Add the name or tag to the product, then sync or import again.',
  missingHidden: 'The vendor may be hidden. Use the list’s filter to show hidden vendors.',
  missingSync: 'The list is incomplete while a sync or import is running.',
  wrong: 'Why is a commission wrong?',
  wrongRates:
    'The most specific rate applies: first a line override, then the product type’s rate, then the vendor’s own rate, then the shop’s.',
  yourSettings: 'your settings',
  wrongPaid:
    'Paid amounts never change. If an order is refunded after a payout, the refund is deducted from the vendor’s next payout.',
  wrongRecalculating:
    'When a rate changes, the lines are recalculated. Wait until “Recalculating…” disappears.',
  failing: 'Why do PayPal payments fail?',
  failingKeys: 'The live keys are not valid: copy the live app’s client id and secret again.',
  failingSandbox: 'Sandbox mode is on, so payments only move test money.',
  howToEnable: 'How to enable payouts',
  vendorsTutorial: '{settingUpVendors}: how products are matched to vendors, by name or by tag.',
  accountsTutorial: '{connectingAccounts}: how vendors get access to your vendor portal.',
  paypalTutorial: '{connectingPaypal}: how to pay vendors through PayPal.',
  hidden: 'hidden',
  removingAnswer:
    'Open the vendor in {vendors}, go to Settings, tick {hidden} and save. The vendor will no longer appear in the list, in totals or in the portal. Nothing will be lost: if you show the vendor again, all its data will be back. Vendors cannot be deleted because orders and payouts refer to them.',
  missingTracking:
    'Vendors are added from your products. {settings} show how your vendors are tracked: by the vendor’s name, or by a tag with the prefix set there.',
  wrongWhy: 'Press {why} next to the amount to see the rule that was used and every step of the calculation.',
  wrongDiscount:
    'A discount lowers the commission by the vendor’s share of the discount, which is set in {yourSettings}. Refunded units earn nothing.',
  failingPayouts: 'Payouts are not enabled on your PayPal account. {howToEnable}',
});

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
    <Page title={texts.title} width="medium">
      <Card
        title={texts.tutorials}
        actions={<Button label={texts.tour} size="small" onClick={() => setIsTouring(true)} />}
      >
        <Prose>
          <ul>
            <li>
              <TextWithElements
                text={texts.vendorsTutorial}
                elements={{
                  settingUpVendors: <Link href={links.settingUpVendors} label={texts.settingUpVendors} />,
                }}
              />
            </li>
            <li>
              <TextWithElements
                text={texts.accountsTutorial}
                elements={{
                  connectingAccounts: (
                    <Link href={links.connectingAccounts} label={texts.connectingAccounts} />
                  ),
                }}
              />
            </li>
            <li>
              <TextWithElements
                text={texts.paypalTutorial}
                elements={{
                  connectingPaypal: <Link href={links.connectingPaypal} label={texts.connectingPaypal} />,
                }}
              />
            </li>
          </ul>
        </Prose>
      </Card>
      <Card title={texts.questions}>
        <Questions links={links} />
      </Card>
      <SupportCard hours={supportHours} advice={texts.advice} />
      <SmallPrintCard links={links} />
      {isTouring && <TutorialOnUse onFinish={() => setIsTouring(false)} />}
    </Page>
  );
}

function Questions({ links }: { links: HelpLinks }) {
  return (
    <Prose>
      <h3>{texts.removing}</h3>
      <p>
        <TextWithElements
          text={texts.removingAnswer}
          elements={{
            vendors: <Link href={links.vendors} label={texts.vendors} />,
            hidden: <strong>{texts.hidden}</strong>,
          }}
        />
      </p>

      <h3>{texts.missing}</h3>
      <ul>
        <li>
          <TextWithElements
            text={texts.missingTracking}
            elements={{ settings: <Link href={links.settings} label={texts.settings} /> }}
          />
        </li>
        <li>{texts.missingName}</li>
        <li>{texts.missingHidden}</li>
        <li>{texts.missingSync}</li>
      </ul>

      <h3>{texts.wrong}</h3>
      <ul>
        <li>
          <TextWithElements text={texts.wrongWhy} elements={{ why: <strong>?</strong> }} />
        </li>
        <li>{texts.wrongRates}</li>
        <li>
          <TextWithElements
            text={texts.wrongDiscount}
            elements={{ yourSettings: <Link href={links.settings} label={texts.yourSettings} /> }}
          />
        </li>
        <li>{texts.wrongPaid}</li>
        <li>{texts.wrongRecalculating}</li>
      </ul>

      <h3>{texts.failing}</h3>
      <ul>
        <li>{texts.failingKeys}</li>
        <li>{texts.failingSandbox}</li>
        <li>
          <TextWithElements
            text={texts.failingPayouts}
            elements={{ howToEnable: <Link href={links.connectingPaypal} label={texts.howToEnable} /> }}
          />
        </li>
      </ul>
    </Prose>
  );
}
