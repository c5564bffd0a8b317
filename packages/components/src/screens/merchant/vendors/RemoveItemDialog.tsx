import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('RemoveItemDialog', {
  title: 'Remove this item?',
  detail:
    '“{title}” ({amount}) will no longer count towards {name}’s commission. It will stay in the books as removed.',
  remove: 'Remove item',
  removing: 'Removing…',
  keep: 'Keep it',
  dueNow: 'Due now',
  dueAfterwards: 'Due afterwards',
});

type Props = {
  vendor: { name: string; currency: CurrencyCode | null };
  /** `commission_amount` is a decimal string, below 0 for an amount that the vendor owed. */
  item: { title: string; commission_amount?: string };
  /** The vendor's amount due now, a decimal string; null where that is not known. */
  due: string | null;
  currency: ShopCurrency;
  onRemove: () => Promise<KnownOutcome>;
  onClose: () => void;
};

/** Asks before an unpaid custom item is removed, and shows the amount due afterwards. Mount it to open it. */
export function RemoveItemDialog({ vendor, item, due, currency, onRemove, onClose }: Props) {
  const { books } = currency;
  const shown = currencyOf(currency, vendor);
  const { commission_amount: amount = '0' } = item;
  const after =
    due === null ? null : moneyToWire(moneyFromWire(due, books) - moneyFromWire(amount, books), books);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.detail({
        title: item.title,
        amount: formatDecimal(amount, shown),
        name: vendor.name,
      })}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      cancelLabel={texts.keep}
      tone="critical"
      onConfirm={onRemove}
    >
      {due !== null && after !== null && (
        <DescriptionList
          items={[
            { term: texts.dueNow, description: formatDecimal(due, shown) },
            { term: texts.dueAfterwards, description: formatDecimal(after, shown) },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
