import { factorChangedContent, type FactorChange } from '../mail-content/security-content.ts';
import { shopOf } from '../queries/shops/shops.ts';
import type { Tx } from '../database/database.ts';
import { mailBrandOf } from './brand.ts';
import { queueMails } from './queue-mail.ts';

type About = {
  readonly shopId: number;
  readonly login: { readonly name: string; readonly email: string };
  readonly now: Date;
};

/** To the login whose second factors have changed. Written to the outbox in the caller's transaction. */
export async function factorChangedMail(
  tx: Tx,
  { shopId, login, change, now }: About & { readonly change: FactorChange },
): Promise<void> {
  const brand = await mailBrandOf(tx, shopId, null);
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const shopContact = brand.supportEmail ?? brand.shopName;
  const content = () =>
    factorChangedContent({
      shop: brand.shopName,
      shopContact,
      login,
      change,
      now,
      timeZone,
      locale,
    });
  const to = { name: login.name, address: login.email };
  await queueMails(tx, [{ shopId, kind: 'second_factor', to, content, brand }], now);
}

export async function recoveryCodeUsedMail(tx: Tx, about: About & { readonly left: number }): Promise<void> {
  await factorChangedMail(tx, { ...about, change: { is: 'code_used', left: about.left } });
}
