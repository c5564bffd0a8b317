import { isolated } from '@consignment/domain/text/direction';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { iconSize } from '../../../primitives/text/icon.css.ts';
import { IconButton } from '../../../primitives/actions/IconButton.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './PortalWelcome.css.ts';

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
      title={`Welcome to ${shopName}`}
      actions={<IconButton icon={X} label="Put away" onClick={props.onPutAway} />}
    >
      <ol role="list" aria-label="First steps" className={styles.steps}>
        {steps.map(({ title, detail, way, isDone }, at) => (
          <li key={title} className={styles.step}>
            <span className={styles.mark({ isDone })} aria-hidden>
              {isDone ? <Check className={iconSize.medium} /> : at + 1}
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <span>{title}</span>
                {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
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
  const title = 'Check how you are paid';
  const to = (label: string) => ({ href: hrefOfSettings, label });
  if (payment === null) return { title, detail: 'A moment…', way: null, isDone: false };
  if (payment.is === 'byShop') {
    const detail = (
      <span>
        <span>{shopName}</span> pays you in its own way, and mails you at <bdi>{payment.accountEmail}</bdi>.
      </span>
    );
    return { title, detail, way: to('Change your email'), isDone: true };
  }
  if (payment.is === 'bank') {
    if (payment.masked === '') {
      const detail = `${shopName} pays by bank. Add the bank details that your payouts go to.`;
      return { title, detail, way: to('Add your bank details'), isDone: false };
    }
    const detail = (
      <span>
        Your payouts go to <bdi>{payment.masked}</bdi>.
      </span>
    );
    return { title, detail, way: to('Change it'), isDone: true };
  }
  if (payment.email === '') {
    const detail = `Add the PayPal email that ${shopName} sends your payouts to.`;
    return { title, detail, way: to('Add your PayPal email'), isDone: false };
  }
  const detail = (
    <span>
      Your payouts go to <bdi>{payment.email}</bdi> at PayPal.
    </span>
  );
  return { title, detail, way: to('Change it'), isDone: true };
}

function earningsStep({ products, hrefOfProducts, hrefOfHelp }: Props, shopName: string): Step {
  const title = 'See how your share is worked out';
  if (hrefOfProducts !== null && products !== null && products > 0) {
    const detail =
      products === 1
        ? 'One product of yours is in the shop, with its price and your share.'
        : `${products.toLocaleString('en-US')} products of yours are in the shop, with prices and your share.`;
    return { title, detail, way: { href: hrefOfProducts, label: 'View your products' }, isDone: true };
  }
  const detail =
    hrefOfProducts === null
      ? 'Beside each sale you can ask why its amount is what it is.'
      : `Your products appear once ${shopName} lists them. Beside each sale you can ask why its amount is what it is.`;
  return { title, detail, way: { href: hrefOfHelp, label: 'Read about your figures' }, isDone: false };
}

function saleStep(shopName: string): Step {
  const detail = `It appears on this page as soon as ${shopName} sells something of yours. There is nothing to do.`;
  return { title: 'Your first sale', detail, way: null, isDone: false };
}
