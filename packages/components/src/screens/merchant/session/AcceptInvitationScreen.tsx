import type { ComponentProps } from 'react';
import { AcceptInvitation } from '../../../parts/AcceptInvitation.tsx';
import { SignInPage } from '../../../parts/SignInPage.tsx';
import { Wordmark } from '../../../parts/Wordmark.tsx';

type Props = Omit<ComponentProps<typeof AcceptInvitation>, 'frame'>;

/** Where the mail of an invitation leads the people of a shop, its sales reps among them. */
export function AcceptInvitationScreen(props: Props) {
  return (
    <AcceptInvitation
      {...props}
      frame={(content) => <SignInPage brand={<Wordmark />} title="Join the team" {...content} />}
    />
  );
}
