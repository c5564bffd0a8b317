import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { iconSize } from '../../../primitives/text/icon.css.ts';
import { IconButton } from '../../../primitives/actions/IconButton.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';
import * as styles from './PortalWelcome.css.ts';

const texts = defineTexts('PortalWelcome', {
  welcomeTo: 'Welcome to {shopName}',
  putAway: 'Dismiss',
  firstSteps: 'First steps',
  checkHowYouArePaid: 'Check how you are paid',
  aMoment: 'Loading…',
  done: '(done)',
  ownWay: '{shop} pays you in its own way, and will email you at {email}.',
  goTo: 'Your payouts go to {account}.',
  goToPaypal: 'Your payouts go to {email} at PayPal.',
  changeYourEmail: 'Change your email',
  paysByBank: '{shopName} pays by bank transfer. Add the bank details for your payouts.',
  addYourBankDetails: 'Add your bank details',
  changeIt: 'Change it',
  paysByPaypal: 'Add the PayPal email for your payouts from {shopName}.',
  addYourPaypalEmail: 'Add your PayPal email',
  seeYourShare: 'See how your share is worked out',
  inTheShop:
    '{n, plural, =1 {One of your products is in the shop, with its price and your share.} other {# of your products are in the shop, with their prices and your share.}}',
  viewYourProducts: 'View your products',
  youCanAsk: 'Next to each sale, you can ask how the amount was worked out.',
  noProductsYet:
    'Your products will appear once {shopName} lists them. Next to each sale, you can ask how the amount was worked out.',
  readAboutYourFigures: 'Read about your figures',
  firstSaleDetail:
    'Your first sale will appear on this page as soon as {shopName} sells one of your products. You don’t need to do anything.',
  firstSale: 'Your first sale',
});

type Props = {
  shop: { name: string };
  /** How the vendor is paid; null while it is not known. */
  payment:
    | { is: 'paypal'; email: string }
    /** By its bank; `masked` is the account as it is shown, '' for none yet. */
    | { is: 'bank'; masked: string }
    /** Where the shop does not pay by PayPal, or sets the address itself. */
    | { is: 'byShop'; accountEmail: string }
    | null;
  /** How many of the vendor's goods the shop lists; null while it is not known, or where it shows none. */
  products: number | null;
  hrefOfSettings: string;
  /** Null where the shop shows its vendors no products. */
  hrefOfProducts: string | null;
  hrefOfHelp: string;
  onPutAway: () => void;
};

type Step = {
  title: string;
  detail: ReactNode;
  way: { href: string; label: string } | null;
  isDone: boolean;
};

/** The first visit of a vendor who has not sold yet: three steps, ticked off by what is known. */
export function PortalWelcome(props: Props) {
  const shopName = isolated(props.shop.name);
  const steps = [paymentStep(props, shopName), earningsStep(props, shopName), saleStep(shopName)];
  return (
    <Card
      title={texts.welcomeTo({ shopName })}
      actions={<IconButton icon={X} label={texts.putAway} onClick={props.onPutAway} />}
    >
      <ol role="list" aria-label={texts.firstSteps} className={styles.steps}>
        {steps.map(({ title, detail, way, isDone }, at) => (
          <li key={title} className={styles.step}>
            <span className={styles.mark({ isDone })} aria-hidden>
              {isDone ? <Check className={iconSize.medium} /> : at + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <span>{title}</span>
                {isDone && <VisuallyHidden> {texts.done}</VisuallyHidden>}
              </h3>
              <p className={styles.detail}>{detail}</p>
              {way !== null && (
                <p className={styles.way}>{isDone ? <Link {...way} /> : <ButtonLink {...way} />}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function paymentStep({ payment, hrefOfSettings }: Props, shopName: string): Step {
  const title = texts.checkHowYouArePaid;
  const to = (label: string) => ({ href: hrefOfSettings, label });
  if (payment === null) return { title, detail: texts.aMoment, way: null, isDone: false };
  if (payment.is === 'byShop') {
    const detail = (
      <span>
        <TextWithElements
          text={texts.ownWay}
          elements={{ shop: <span>{shopName}</span>, email: <bdi>{payment.accountEmail}</bdi> }}
        />
      </span>
    );
    return { title, detail, way: to(texts.changeYourEmail), isDone: true };
  }
  if (payment.is === 'bank') {
    if (payment.masked === '') {
      const detail = texts.paysByBank({ shopName });
      return { title, detail, way: to(texts.addYourBankDetails), isDone: false };
    }
    const detail = (
      <span>
        <TextWithElements text={texts.goTo} elements={{ account: <bdi>{payment.masked}</bdi> }} />
      </span>
    );
    return { title, detail, way: to(texts.changeIt), isDone: true };
  }
  if (payment.email === '') {
    const detail = texts.paysByPaypal({ shopName });
    return { title, detail, way: to(texts.addYourPaypalEmail), isDone: false };
  }
  const detail = (
    <span>
      <TextWithElements text={texts.goToPaypal} elements={{ email: <bdi>{payment.email}</bdi> }} />
    </span>
  );
  return { title, detail, way: to(texts.changeIt), isDone: true };
}

function earningsStep({ products, hrefOfProducts, hrefOfHelp }: Props, shopName: string): Step {
  const title = texts.seeYourShare;
  if (hrefOfProducts !== null && products !== null && products > 0) {
    const detail = texts.inTheShop({ n: products });
    return { title, detail, way: { href: hrefOfProducts, label: texts.viewYourProducts }, isDone: true };
  }
  const detail = hrefOfProducts === null ? texts.youCanAsk : texts.noProductsYet({ shopName });
  return { title, detail, way: { href: hrefOfHelp, label: texts.readAboutYourFigures }, isDone: false };
}

function saleStep(shopName: string): Step {
  const detail = texts.firstSaleDetail({ shopName });
  return { title: texts.firstSale, detail, way: null, isDone: false };
}
