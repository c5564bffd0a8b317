import { useState } from 'react';
import * as styles from './ShopLogo.css.ts';

export type LogoOfShop = {
  name: string;
  /** Empty where the shop has none. */
  vendor_portal_logo_url: string;
  /** The logo in words, for readers who do not see it; the shop's name where it is empty. */
  vendor_portal_logo_title: string;
};

type Props = {
  shop: LogoOfShop;
  /** `header` fits the bar of every page, `face` the sign-in page. */
  size: 'header' | 'face';
};

/** The shop's logo; its name where it has none or it cannot be loaded. */
export function ShopLogo({ shop, size }: Props) {
  const { name, vendor_portal_logo_url: address, vendor_portal_logo_title: title } = shop;
  const [brokenAddress, setBrokenAddress] = useState<string | null>(null);
  const hasLogo = address !== '' && address !== brokenAddress;
  return (
    <span className={styles.frame}>
      {hasLogo ? (
        <img
          className={styles.image({ size })}
          src={address}
          alt={title.trim() === '' ? name : title}
          onError={() => setBrokenAddress(address)}
        />
      ) : (
        <span className={styles.name({ size })} title={name}>
          {name}
        </span>
      )}
    </span>
  );
}
