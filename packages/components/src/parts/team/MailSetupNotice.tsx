import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';

const texts = defineTexts('MailSetupNotice', {
  sendsNoMail: 'This installation doesn’t send email yet.',
  howToSendMail:
    'Invitations stay on the server until the person who runs it sets SMTP_URL and MAIL_FROM. Then send the invitations again. Both settings are explained on the handbook’s Settings page.',
  onlyHere: 'Only this computer can open the links.',
  howToSetTheAddress:
    'Links lead to {address}, which only this computer can open. Set PUBLIC_URL to use another address.',
});

/** How the installation mails invitations; `public_url` is where their links lead. */
export type MailSetup = { sends_mail: boolean; public_url: string };

/** Says before an invitation that its mail stays on the server, or that no other computer can open its link. Nothing where both work. */
export function MailSetupNotice({ sends_mail: sendsMail, public_url: address }: MailSetup) {
  const isOnlyHere = localHosts.includes(new URL(address).hostname);
  if (sendsMail && !isOnlyHere) return null;
  return (
    <Banner tone="caution" title={sendsMail ? texts.onlyHere : texts.sendsNoMail}>
      {!sendsMail && <p>{texts.howToSendMail}</p>}
      {isOnlyHere && <p>{texts.howToSetTheAddress({ address })}</p>}
    </Banner>
  );
}

const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
