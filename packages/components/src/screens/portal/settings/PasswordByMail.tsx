import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { ready } from '../../../primitives/actions/action-state.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { rejected, type Outcome } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('PasswordByMail', {
  theLinkIsOnWay: 'The link is on its way.',
  openItInTheMail:
    'Open the link in the email to {email} within an hour, choose your password and log in with it. Then you can change how you’re paid.',
  chooseAPasswordOfOwn: 'Choose your own password before you change how you’re paid.',
  mailMeALink: 'Email me a link',
  sending: 'Sending…',
  hasSetUpYourLogin:
    '{name} has set up your login. We’ll email a link to {email}, so that only you decide where your money goes.',
});

type Props = {
  shop: { name: string };
  /** The email that the login signs in with. */
  email: string;
  onMailLink: () => Promise<Outcome>;
};

/** Says, before any form is filled in, why a login that the shop has set up cannot change where money goes yet. */
export function PasswordByMail({ shop, email, onMailLink }: Props) {
  const [answer, setAnswer] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    setAnswer(await onMailLink().catch(rejected));
    setIsBusy(false);
  };
  if (answer?.is === 'done') {
    return (
      <Banner tone="positive" title={texts.theLinkIsOnWay} announcement="polite">
        <Text size="small" tone="inherit">
          {texts.openItInTheMail({ email: isolated(email) })}
        </Text>
      </Banner>
    );
  }
  return (
    <>
      {answer?.is === 'refused' && <RefusalBanner problem={answer.problem} />}
      <Banner
        tone="info"
        title={texts.chooseAPasswordOfOwn}
        action={
          <Button
            label={texts.mailMeALink}
            size="small"
            state={isBusy ? { is: 'busy', label: texts.sending } : ready}
            onClick={() => void send()}
          />
        }
      >
        <Text size="small" tone="inherit">
          {texts.hasSetUpYourLogin({ name: isolated(shop.name), email: isolated(email) })}
        </Text>
      </Banner>
    </>
  );
}
