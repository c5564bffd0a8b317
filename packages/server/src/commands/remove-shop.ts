import { formatMoneyInFile } from '@consignment/domain/money/money';
import { payoutStatusText, standingOf } from '@consignment/domain/payouts/payout-status';
import type { Tx } from '../database/database.ts';
import { removeWholeShop } from '../actions/shops/remove-shop.ts';
import { shopSize } from '../queries/shops/closed-shops.ts';
import type { ShopRow } from '../queries/shops/shops.ts';
import { done, inShop, refused, text, type Done, type Means, type Typed } from './operator-command.ts';

/** The operator's command that deletes a shop for good, after a review. */
export const removeShop = {
  usage: 'remove-shop --shop <domain> [--name <name of the shop>]',
  what: 'shows what a shop holds, and with its name deletes all of it for good, with logins of no other shop',
  options: { shop: 'string' as const, name: 'string' as const },
  run: (typed: Typed, { database, clock }: Means) =>
    database.asSystem((tx) => inShop(tx, typed, (shop) => reviewOrRemove(tx, shop, typed, clock())), {
      statementTimeout: 0,
    }),
};

async function reviewOrRemove(tx: Tx, shop: ShopRow, typed: Typed, now: Date): Promise<Done> {
  const { myshopify_domain: domain, name } = shop;
  const size = await shopSize(tx, shop.id);
  const onItsWay = size.payouts.find(({ status }) => standingOf(status) === 'in_flight');
  if (onItsWay !== undefined) {
    return refused(
      `Payout ${onItsWay.number} of ${name} is not settled yet (${payoutStatusText(onItsWay.status)}). Remove the shop when it is known what became of it.`,
    );
  }
  const typedName = text(typed, 'name');
  if (typedName === '') {
    const count = (number: number, one: string, many: string) =>
      `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
    return done(
      `${domain} (${name}) holds ${[
        count(size.orders, 'order', 'orders'),
        count(size.vendors, 'vendor', 'vendors'),
        count(size.payouts.length, 'payout', 'payouts'),
      ].join(', ')}, and owes its vendors ${formatMoneyInFile(size.due, shop.currency)}.`,
      'With it go its statements, its history and the logins that open no other shop. To keep them, make a backup first: npm run backup',
      `Nothing is deleted yet. To delete it for good: npm run operate -- remove-shop --shop ${domain} --name "${name}"`,
    );
  }
  if (typedName !== name)
    return refused(`The shop ${domain} is not named "${typedName}". Nothing is deleted.`);
  await removeWholeShop(tx, shop.id, now);
  return done(`${domain} (${name}) is deleted, with all that it held.`);
}
