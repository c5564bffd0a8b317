import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';
import type { HelpLinks } from './help-pages.ts';

const texts = defineTexts('ConnectingAccountsPage', {
  title: 'Connecting accounts to vendors',
  description: 'An account is a login for your vendor portal. It can only see the vendors you link it to.',
  help: 'Help',
  accounts: 'Accounts',
  settings: 'Settings',
  register: '1. Vendors register',
  registerThere:
    'Vendors register in your vendor portal. You’ll find the portal’s address under {accounts}: send it to your vendors, or put it on your website.',
  invite:
    'You can also invite a vendor: open the vendor, enter their email in Settings, and press {button}. The link in the email leads to the same portal, with the name and email filled in.',
  inviteButton: 'Invite to Create Account',
  connect: '2. You connect them',
  open: 'Open {accounts}. New accounts start as {disabled}.',
  disabled: 'Disabled',
  edit: 'Press {button} and check that the email address belongs to the person you expect.',
  editButton: 'Edit Account',
  find: 'Find the account’s vendors by name and add them. One account can have several vendors, and one vendor can have several accounts.',
  activate:
    'Tick {active} and save. The account holder will get an email, unless you’ve switched these emails off.',
  active: 'Active',
  logIn: '3. They log in',
  fromThenOn:
    'From then on, vendors log in using the same link. They can see their own sales, commissions and payouts. You choose in {settings} which other details they see, such as customer names.',
  later: 'Later',
  lockOut: '{aim}, untick Active: their sessions will end immediately, but the account will be kept.',
  lockOutAim: 'To lock someone out',
  forgotten:
    '{password} can be reset by the account holder, with “Forgot your Password?” on the login page. You can set a new one with {change}, if their login is only for your shop.',
  forgottenPassword: 'A forgotten password',
  changePassword: 'change password',
  end: '{aim}, delete it. Vendors, commissions and payouts will be kept.',
  endAim: 'To close an account',
});

/**
 * Tutorial: from a vendor’s registration to its view of the portal (spec accounts §2.2). How vendors themselves come
 * about is the SettingUpVendorsPage.
 */
export function ConnectingAccountsPage({ links }: { links: HelpLinks }) {
  return (
    <Page
      title={texts.title}
      description={texts.description}
      back={{ href: links.help, label: texts.help }}
      width="medium"
    >
      <Card title={texts.register}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.registerThere}
              elements={{ accounts: <Link href={links.accounts} label={texts.accounts} /> }}
            />
          </p>
          <p>
            <TextWithElements
              text={texts.invite}
              elements={{ button: <strong>{texts.inviteButton}</strong> }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.connect}>
        <Prose>
          <ol>
            <li>
              <TextWithElements
                text={texts.open}
                elements={{
                  accounts: <Link href={links.accounts} label={texts.accounts} />,
                  disabled: <strong>{texts.disabled}</strong>,
                }}
              />
            </li>
            <li>
              <TextWithElements
                text={texts.edit}
                elements={{ button: <strong>{texts.editButton}</strong> }}
              />
            </li>
            <li>{texts.find}</li>
            <li>
              <TextWithElements
                text={texts.activate}
                elements={{ active: <strong>{texts.active}</strong> }}
              />
            </li>
          </ol>
        </Prose>
      </Card>
      <Card title={texts.logIn}>
        <Prose>
          <p>
            <TextWithElements
              text={texts.fromThenOn}
              elements={{ settings: <Link href={links.settings} label={texts.settings} /> }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.later}>
        <Prose>
          <ul>
            <li>
              <TextWithElements
                text={texts.lockOut}
                elements={{ aim: <strong>{texts.lockOutAim}</strong> }}
              />
            </li>
            <li>
              <TextWithElements
                text={texts.forgotten}
                elements={{
                  password: <strong>{texts.forgottenPassword}</strong>,
                  change: <strong>{texts.changePassword}</strong>,
                }}
              />
            </li>
            <li>
              <TextWithElements text={texts.end} elements={{ aim: <strong>{texts.endAim}</strong> }} />
            </li>
          </ul>
        </Prose>
      </Card>
    </Page>
  );
}
