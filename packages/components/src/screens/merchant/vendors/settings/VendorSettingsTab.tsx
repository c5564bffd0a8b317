import type { CurrencyCode } from '@consignment/domain/currency';
import type { Outcome } from '../../../../primitives/outcome.ts';
import { Stack } from '../../../../primitives/Stack.tsx';
import { ActionsPanel, type VendorActions } from './ActionsPanel.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import type { ShopRate } from './commission-terms.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import * as styles from './settings.css.ts';
import type { VendorChange, VendorSettings } from './vendor-settings.ts';

type Props = {
  vendor: VendorSettings & { name: string };
  shopRate: ShopRate;
  /** In which the shop's amounts are shown. */
  shopCurrency: CurrencyCode;
  /** Per cent of the recalculation that goes on; null when none does. */
  recalculation: number | null;
  /** What was changed of one panel. */
  onSave: (change: VendorChange) => Promise<Outcome>;
  actions: VendorActions;
  /** Told for each place, such as 'Notes', when it starts or ceases to hold what is not saved. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
};

/**
 * The settings of one vendor, each panel saved alone (spec operations §2). Remount it with a `key` for another vendor:
 * what is typed belongs to one.
 */
export function VendorSettingsTab({ vendor, onSave, onUnsaved, ...props }: Props) {
  const saving = (place: string) => ({
    onSave,
    onDirtyChange: (isDirty: boolean) => onUnsaved(place, isDirty),
  });
  return (
    <div className={styles.columns}>
      <Stack space="large">
        <ContactPanel contact={vendor} {...saving('Contact Information')} />
        <CommissionPanel
          vendor={vendor}
          shopRate={props.shopRate}
          shopCurrency={props.shopCurrency}
          recalculation={props.recalculation}
          {...saving('Commission Details')}
        />
      </Stack>
      <Stack space="large">
        <ActionsPanel vendor={vendor} {...props.actions} onUnsaved={onUnsaved} />
        <NotesPanel note={vendor.note ?? ''} {...saving('Notes')} />
      </Stack>
    </div>
  );
}
