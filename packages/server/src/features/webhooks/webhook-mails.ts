import { webhookOffContent } from '../../mail-content/webhook-content.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';
import { mailBrandOf } from '../../mail/brand.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { addressOfShop } from '../../mail/shop-address.ts';

/** Notifies the shop of a webhook that was switched off, in the caller's transaction. Runs as the system. */
export async function webhookOffMail(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly webhook: {
      readonly url: string;
      readonly failing_since: Date | null;
      readonly why: 'gone' | 'failing';
    };
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, webhook, publicUrl, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const address = await addressOfShop(tx, shopId, brand);
  if (address === null) return;
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const content = () =>
    webhookOffContent({
      shop: brand.shopName,
      url: webhook.url,
      why: webhook.why,
      failingSince: webhook.failing_since ?? now,
      now,
      timeZone,
      locale,
      link: `${publicUrl}/settings/webhooks`,
    });
  const to = { name: brand.shopName, address };
  await queueMails(tx, [{ shopId, kind: 'webhook_off', to, content, brand }], now);
}
