import { defineTexts } from '@consignment/domain/text/texts';
import { RequestReset } from '../../../parts/signing-in/RequestReset.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import type { LogoOfShop } from '../brand/ShopLogo.tsx';
import { noticeTexts } from '../notice/PortalNotice.tsx';
import { PortalEntrance } from '../sign-in/PortalEntrance.tsx';

const texts = defineTexts('PortalForgotPasswordScreen', {
  forgotYourPassword: 'Forgot your password',
});

type Props = {
  shop: LogoOfShop & { vendor_portal_disabled: boolean };
  onRequest: (email: string) => Promise<Outcome>;
  hrefOfLogin: string;
};

/** Where a vendor asks for the mail with the link to a new password (spec accounts §2.4). */
export function PortalForgotPasswordScreen({ shop, onRequest, hrefOfLogin }: Props) {
  if (shop.vendor_portal_disabled) {
    return (
      <PortalEntrance shop={shop} title={texts.forgotYourPassword}>
        <Banner tone="info" title={noticeTexts.closed({ shopName: shop.name })} />
      </PortalEntrance>
    );
  }
  return (
    <RequestReset
      onRequest={onRequest}
      hrefOfLogin={hrefOfLogin}
      frame={(content) => <PortalEntrance shop={shop} title={texts.forgotYourPassword} {...content} />}
    />
  );
}
