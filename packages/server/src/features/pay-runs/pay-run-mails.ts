import type { Tx } from '../../database/database.ts';
import { payRunReadyContent } from '../../mail-content/pay-run-content.ts';
import { mailBrandOf } from '../../mail/brand.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { addressOfShop } from '../../mail/shop-address.ts';

/** Notifies the shop of a pay run that its schedule has drafted, in the caller's transaction. */
export async function payRunReadyMail(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly runId: number;
    readonly run: Parameters<typeof payRunReadyContent>[0]['run'];
    readonly next: Parameters<typeof payRunReadyContent>[0]['next'];
    /** By `addressForPayRuns`; null sends none. */
    readonly address: string | null;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, runId, run, next, address, publicUrl, now } = about;
  if (address === null) return;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const content = () =>
    payRunReadyContent({
      shop: brand.shopName,
      run,
      next,
      locale: brand.locale,
      link: `${publicUrl}/pay-runs/${runId}`,
    });
  const to = { name: brand.shopName, address };
  await queueMails(tx, [{ shopId, kind: 'pay_run', to, content, brand }], now);
}

/** The address of such mails; for `asSystem`, since it may be an owner's. */
export async function addressForPayRuns(tx: Tx, shopId: number, publicUrl: string): Promise<string | null> {
  return addressOfShop(tx, shopId, await mailBrandOf(tx, shopId, publicUrl));
}
