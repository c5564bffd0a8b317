import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { AcceptInvitation } from '../../../parts/team/AcceptInvitation.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { PortalEntrance } from '../sign-in/PortalEntrance.tsx';

const texts = defineTexts('PortalInvitationScreen', {
  welcome: 'Welcome',
  joinTheTeam: 'Join the team',
});

type Props = Omit<ComponentProps<typeof AcceptInvitation>, 'frame'> & { shop: LogoOfShop };

/** Where the mail of an invitation leads the people of a vendor. */
export function PortalInvitationScreen({ shop, ...props }: Props) {
  const isFirst = props.link.is === 'valid' && props.link.invitation.is_first;
  return (
    <AcceptInvitation
      {...props}
      frame={(content) => (
        <PortalEntrance shop={shop} title={isFirst ? texts.welcome : texts.joinTheTeam} {...content} />
      )}
    />
  );
}
