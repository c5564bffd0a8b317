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
  howDoIGetIn: 'How do I get access?',
  register: 'Register',
  logIn: 'log in',
  gettingIn:
    '{register} with your email. {shop} will then approve your account and connect it to the goods that the shop sells for you. There is nothing to see until your account is approved. Once it is, {logIn} with the same email.',
  forgotten: 'I’ve forgotten my password',
  mailedToYou: 'emailed to you',
  aLink: 'Have a link {mailedToYou}. The link works once, within one hour.',
  yourFigures: 'Your figures',
  owed: 'Owed',
  paid: 'Paid',
  earned: 'Earned',
  figures:
    '{owed} is the part of your earnings that {shop} hasn’t paid yet. {paid} is the part it has paid, and {earned} is the total of both.',
  beingPaid: 'Being paid',
  beingPaidIs:
    '{beingPaid} is the part of the paid amount that PayPal or the bank hasn’t delivered yet, or that {shop} has recorded but not sent yet.',
  held: 'held',
  heldIs:
    'An amount that is {held} has been earned, and can be paid from the day it becomes available. {shop} waits until goods can no longer be returned.',
  asterisk: 'An asterisk next to a commission means that {shop} set it manually.',
  refund:
    'A refund cancels the commission on that line. If the commission has already been paid, it will be deducted from your next payout.',
  wrong:
    'Is something missing, or does something look wrong? Ask {shop}: the shop keeps the figures and decides what is shown here.',
  support:
    'Support is for the app itself. For questions about your sales and payouts, please ask {shopName}.',
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
