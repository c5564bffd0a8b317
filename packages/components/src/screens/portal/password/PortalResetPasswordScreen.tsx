import { defineTexts } from '@consignment/domain/text/texts';
import type { NewPassword } from '../../../parts/signing-in/new-password.ts';
import {
  ResetPassword,
  type ResetLinkState,
  type ResetOutcome,
} from '../../../parts/signing-in/ResetPassword.tsx';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { PortalEntrance } from '../sign-in/PortalEntrance.tsx';

const texts = defineTexts('PortalResetPasswordScreen', {
  resetPassword: 'Reset Password',
});

export type { NewPassword, ResetOutcome };

type Props = {
  shop: LogoOfShop;
  link: ResetLinkState;
  onReset: (password: NewPassword) => Promise<ResetOutcome>;
  hrefOfLogin: string;
  hrefOfForgotPassword: string;
};

/** Where the link of the mail leads a vendor: a new password, once (spec accounts §2.4, §5). */
export function PortalResetPasswordScreen({ shop, ...reset }: Props) {
  return (
    <ResetPassword
      {...reset}
      frame={(content) => <PortalEntrance shop={shop} title={texts.resetPassword} {...content} />}
    />
  );
}
