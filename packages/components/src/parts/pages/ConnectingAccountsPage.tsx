import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Prose } from '../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';
import type { HelpLinks } from './help-pages.ts';

const texts = defineTexts('ConnectingAccountsPage', {
  title: 'Connecting accounts to vendors',
  description: 'An account is a login to your vendor portal. It sees only the vendors you link it to.',
  help: 'Help',
  accounts: 'Accounts',
  settings: 'Settings',
  register: '1. Vendors register',
  registerThere:
    'They do so in your vendor portal. Its address is given under {accounts}: send it to them, or put it on your website.',
  invite:
    'You can also invite one: open the vendor, enter its email in Settings, and press {button}. The mail leads to the same place, with name and email filled in.',
  inviteButton: 'Invite to Create Account',
  connect: '2. You connect them',
  open: 'Open {accounts}. New accounts are {disabled}.',
  disabled: 'Disabled',
  edit: 'Press {button}. Look at the email: is it the person you know?',
  editButton: 'Edit Account',
  find: 'Find their vendors by name and add them. One account can have several, and one vendor several accounts.',
  activate: 'Tick {active} and save. They get an email, unless you switched that off.',
  active: 'Active',
  logIn: '3. They log in',
  fromThenOn:
    'From then on they log in from the same link. They see their own sales, commissions and payouts. Other details they see, such as the names of customers, are up to you in {settings}.',
  later: 'Later',
  lockOut: '{aim}, untick Active: their sessions end at once, and the account stays.',
  lockOutAim: 'To lock somebody out',
  forgotten:
    '{password} is theirs to reset, with “Forgot your Password?” where they log in. You can set one with {change}, if their login is for your shop alone.',
  forgottenPassword: 'A forgotten password',
  changePassword: 'change password',
  end: '{aim}, delete it. Vendors, commissions and payouts stay.',
  endAim: 'To end an account',
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
