import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';
import type { HelpLinks } from './help-pages.ts';

const texts = defineTexts('ConnectingPaypalPage', {
  title: 'Connecting PayPal',
  description:
    'This guide is for shops that can pay through PayPal. Without PayPal, you can pay however you like and record the payouts here.',
  help: 'Help',
  settings: 'Settings',
  before: 'Before you begin',
  notInCanada:
    'PayPal payouts are not available in Canada. Your PayPal account must be funded with the full payout amount: money will not transfer from connected bank accounts.',
  account: '1. A business account',
  needAccount:
    'Payouts require a PayPal {business} account. You can upgrade a personal account in PayPal’s settings.',
  business: 'business',
  app: '2. A developer app',
  makeApp:
    'Log in to the {dashboard} with that account, open {credentials} and create an app of type Merchant.',
  dashboard: 'PayPal developer dashboard',
  credentials: 'Apps & Credentials',
  keys: '3. Live credentials',
  copyKeys:
    'Switch the dashboard from Sandbox to {live}, open the app, and copy its client id and secret. Paste both into {settings}, under PayPal, and save. The secret is stored encrypted, and only its last few characters are ever shown again.',
  live: 'Live',
  sandbox:
    'Leave sandbox mode off. The sandbox uses a different client id and secret, and only moves test money. It’s useful for a trial, but vendors don’t actually get paid.',
  enable: '4. Enable Payouts',
  enableFeature:
    'In the same app, enable the {payouts} feature. PayPal reviews each request, which takes about 1-3 days. Until the request is approved, payments will fail even though the credentials are correct.',
  payouts: 'Payouts',
  run: '5. Run a payout',
  enterEmail: 'Open a vendor in {vendors} and enter their PayPal email in the vendor’s settings.',
  vendors: 'Vendors',
  pay: 'Press {button}, check the lines and the amount, and choose to pay with PayPal. This option is only available for vendors with a PayPal email.',
  payButton: 'Pay Now',
  beginSmall: 'Start with a small amount, and check that it has arrived before you pay the rest.',
});

/**
 * Tutorial: from a PayPal account to the first payout through it (spec accounts §2.2). A shop that only records its
 * payouts needs none of it.
 */
export function ConnectingPaypalPage({ links }: { links: HelpLinks }) {
  return (
    <Page
      title={texts.title}
      description={texts.description}
      back={{ href: links.help, label: texts.help }}
      width="medium"
    >
      <Banner tone="caution" title={texts.before}>
        <p>{texts.notInCanada}</p>
      </Banner>
      <Card title={texts.account}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.needAccount}
              elements={{ business: <strong>{texts.business}</strong> }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.app}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.makeApp}
              elements={{
                dashboard: (
                  <Link href="https://developer.paypal.com/dashboard/" label={texts.dashboard} isExternal />
                ),
                credentials: <strong>{texts.credentials}</strong>,
              }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.keys}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.copyKeys}
              elements={{
                live: <strong>{texts.live}</strong>,
                settings: <Link href={links.settings} label={texts.settings} />,
              }}
            />
          </p>
          <p>{texts.sandbox}</p>
        </Prose>
      </Card>
      <Card title={texts.enable}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.enableFeature}
              elements={{ payouts: <strong>{texts.payouts}</strong> }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.run}>
        <Prose>
          <ol>
            <li>
              <TextWithElements
                text={texts.enterEmail}
                elements={{ vendors: <Link href={links.vendors} label={texts.vendors} /> }}
              />
            </li>
            <li>
              <TextWithElements text={texts.pay} elements={{ button: <strong>{texts.payButton}</strong> }} />
            </li>
            <li>{texts.beginSmall}</li>
          </ol>
        </Prose>
      </Card>
    </Page>
  );
}
