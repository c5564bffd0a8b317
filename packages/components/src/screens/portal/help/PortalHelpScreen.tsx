import { SmallPrintCard } from '../../../parts/pages/SmallPrintCard.tsx';
import { SupportCard } from '../../../parts/pages/SupportCard.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Prose } from '../../../primitives/text/Prose.tsx';

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
  return (
    <Page title="Help" back={{ href: links.home, label: 'Vendor portal' }} width="medium">
      <Card title="Your account">
        <Prose>
          <h3>How do I get in?</h3>
          <p>
            <Link href={links.register} label="Register" /> with your email. <span>{shopName}</span> then
            approves your account and connects it to what it sells of yours; until then there is nothing to
            see. From then on you <Link href={links.login} label="log in" /> with the same email.
          </p>

          <h3>I have forgotten my password</h3>
          <p>
            Have a link <Link href={links.forgotPassword} label="mailed to you" />. It works once, within one
            hour.
          </p>
        </Prose>
      </Card>
      <Card title="Your figures">
        <Prose>
          <ul>
            <li>
              <strong>Owed</strong> is the part of your earnings that <span>{shopName}</span> has not paid
              yet. <strong>Paid</strong> is the part that it has paid, and <strong>Earned</strong> is both
              together.
            </li>
            <li>
              <strong>Being paid</strong> is the part of what was paid that PayPal or the bank has not
              delivered yet, or that <span>{shopName}</span> has recorded and has yet to send.
            </li>
            <li>
              An amount that is <strong>held</strong> is earned, and can be paid from the day on which it is
              available: <span>{shopName}</span> waits until goods can no longer come back.
            </li>
            <li>
              An asterisk beside a commission says that <span>{shopName}</span> has set it by hand.
            </li>
            <li>
              A refund takes back the commission of the line. If it was paid already, it is taken off your
              next payout.
            </li>
            <li>
              Something is missing, or looks wrong? Ask <span>{shopName}</span>: it keeps the figures, and
              decides what is shown here.
            </li>
          </ul>
        </Prose>
      </Card>
      <SupportCard
        hours={supportHours}
        advice={`Support is for the app itself. For your sales and your payouts, please ask ${shopName}.`}
      />
      <SmallPrintCard links={links} />
    </Page>
  );
}
