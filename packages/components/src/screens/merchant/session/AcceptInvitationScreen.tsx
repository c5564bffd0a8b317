import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { AcceptInvitation } from '../../../parts/team/AcceptInvitation.tsx';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';

const texts = defineTexts('AcceptInvitationScreen', {
  title: 'Join the team',
});

type Props = Omit<ComponentProps<typeof AcceptInvitation>, 'frame'>;

/** Where the mail of an invitation leads the people of a shop, its sales reps among them. */
export function AcceptInvitationScreen(props: Props) {
  return (
    <AcceptInvitation
      {...props}
      frame={(content) => <SignInPage brand={<Wordmark />} title={texts.title} {...content} />}
    />
  );
}
