import { defineTexts } from '@consignment/domain/text/texts';
import { SmallPrintCard } from '../../../parts/pages/SmallPrintCard.tsx';
import { SupportCard } from '../../../parts/pages/SupportCard.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Prose } from '../../../primitives/text/Prose.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PortalHelpScreen', {
  help: 'Help',
  vendorPortal: 'Vendor portal',
  yourAccount: 'Your account',
  howDoIGetIn: 'How do I get in?',
  register: 'Register',
  logIn: 'log in',
  gettingIn:
    '{register} with your email. {shop} then approves your account and connects it to what it sells of yours; until then there is nothing to see. From then on you {logIn} with the same email.',
  forgotten: 'I have forgotten my password',
  mailedToYou: 'mailed to you',
  aLink: 'Have a link {mailedToYou}. It works once, within one hour.',
  yourFigures: 'Your figures',
  owed: 'Owed',
  paid: 'Paid',
  earned: 'Earned',
  figures:
    '{owed} is the part of your earnings that {shop} has not paid yet. {paid} is the part that it has paid, and {earned} is both together.',
  beingPaid: 'Being paid',
  beingPaidIs:
    '{beingPaid} is the part of what was paid that PayPal or the bank has not delivered yet, or that {shop} has recorded and has yet to send.',
  held: 'held',
  heldIs:
    'An amount that is {held} is earned, and can be paid from the day on which it is available: {shop} waits until goods can no longer come back.',
  asterisk: 'An asterisk beside a commission says that {shop} has set it by hand.',
  refund:
    'A refund takes back the commission of the line. If it was paid already, it is taken off your next payout.',
  wrong:
    'Something is missing, or looks wrong? Ask {shop}: it keeps the figures, and decides what is shown here.',
  support: 'Support is for the app itself. For your sales and your payouts, please ask {shopName}.',
});

type Props = {
  shopName: string;
  /** When the operator answers, such as 'Mon-Fri 8am-4pm Pacific'; null where none is promised. */
  supportHours: string | null;
  links: {
    home: string;
    login: string;
    register: string;
    forgotPassword: string;
    terms: string;
    privacy: string;
  };
};

/** Help for vendors: how they come in, what the figures say, and who answers (spec accounts §2.2). */
export function PortalHelpScreen({ shopName, supportHours, links }: Props) {
  const shop = <span>{shopName}</span>;
  return (
    <Page title={texts.help} back={{ href: links.home, label: texts.vendorPortal }} width="medium">
      <Card title={texts.yourAccount}>
        <Prose>
          <h3>{texts.howDoIGetIn}</h3>
          <p>
            <TextWithElements
              text={texts.gettingIn}
              elements={{
                register: <Link href={links.register} label={texts.register} />,
                shop,
                logIn: <Link href={links.login} label={texts.logIn} />,
              }}
            />
          </p>

          <h3>{texts.forgotten}</h3>
          <p>
            <TextWithElements
              text={texts.aLink}
              elements={{ mailedToYou: <Link href={links.forgotPassword} label={texts.mailedToYou} /> }}
            />
          </p>
        </Prose>
      </Card>
      <Card title={texts.yourFigures}>
        <Prose>
          <ul>
            <li>
              <TextWithElements
                text={texts.figures}
                elements={{
                  owed: <strong>{texts.owed}</strong>,
                  shop,
                  paid: <strong>{texts.paid}</strong>,
                  earned: <strong>{texts.earned}</strong>,
                }}
              />
            </li>
            <li>
              <TextWithElements
                text={texts.beingPaidIs}
                elements={{ beingPaid: <strong>{texts.beingPaid}</strong>, shop }}
              />
            </li>
            <li>
              <TextWithElements
                text={texts.heldIs}
                elements={{ held: <strong>{texts.held}</strong>, shop }}
              />
            </li>
            <li>
              <TextWithElements text={texts.asterisk} elements={{ shop }} />
            </li>
            <li>{texts.refund}</li>
            <li>
              <TextWithElements text={texts.wrong} elements={{ shop }} />
            </li>
          </ul>
        </Prose>
      </Card>
      <SupportCard hours={supportHours} advice={texts.support({ shopName })} />
      <SmallPrintCard links={links} />
    </Page>
  );
}
