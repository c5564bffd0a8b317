import { defineTexts } from '@consignment/domain/text/texts';
import type { Recalculation } from '../../../../parts/commission/Recalculating.tsx';
import type { ComponentProps, ReactNode } from 'react';
import type { RateDates } from '../../../../parts/commission/rate-from.ts';
import type { PreviewAnswer } from '../../../../parts/commission/rule-preview.ts';
import { currencyOf, type ShopCurrency } from '../../../../parts/money/shop-currency.ts';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import type { OnNews } from '../../../../primitives/forms/save-bar-context.ts';
import { SaveBar } from '../../../../primitives/forms/SaveBar.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { ActionsPanel, type VendorActions } from './ActionsPanel.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import type { ShopRate, VendorRules } from './commission-terms.ts';
import { ContactPanel } from './ContactPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { PayoutRulesOfVendor } from './PayoutRulesOfVendor.tsx';
import * as styles from './settings.css.ts';
import type { VendorChange, VendorSettings } from './vendor-settings.ts';

const texts = defineTexts('VendorSettingsTab', {
  contactInformation: 'Contact Information',
  commissionDetails: 'Commission Details',
  whenThisVendorIsPaid: 'When this vendor is paid',
  notes: 'Notes',
});

type Props = {
  vendor: VendorSettings & ComponentProps<typeof ActionsPanel>['vendor'];
  shopRate: ShopRate;
  currency: ShopCurrency;
  /** The vendor's rate from a day on; null for a person who may not make rules. */
  dates: RateDates | null;
  hrefOfRule: (id: number) => string;
  /** The card of the bank details, which loads and saves on its own; null for none. */
  bankDetails: ReactNode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** The effect of a change of the vendor's rules on unpaid lines, without making it. */
  onPreview: (rules: VendorRules) => Promise<PreviewAnswer>;
  /**
   * The changes of one panel, and the state that the person has seen. Load `vendor` again before a save that is
   * refused because somebody else has changed it.
   */
  onSave: (change: VendorChange, seen: VendorChange, reason?: string) => Promise<Outcome>;
  actions: VendorActions;
  /** Null for a person who may not change when the vendor is paid. */
  payoutRules: Pick<ComponentProps<typeof PayoutRulesOfVendor>, 'rules' | 'shop' | 'onSave'> | null;
  /** Called for each place, such as 'Notes', when it starts or ceases to hold unsaved values. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
  /** Called once after a save, with a sentence to announce. */
  onNews: OnNews;
};

/**
 * The settings of one vendor, each panel saved alone, by one bar (spec operations §2). Remount it with a `key` for another vendor:
 * what is typed belongs to one.
 */
export function VendorSettingsTab({ vendor, onSave, onUnsaved, onNews, ...props }: Props) {
  const saving = (place: string) => ({
    onSave,
    onDirtyChange: (isDirty: boolean) => onUnsaved(place, isDirty),
  });
  return (
    <SaveBar onNews={onNews}>
      <div className={styles.columns}>
        <Stack space="large">
          <ContactPanel contact={vendor} {...saving(texts.contactInformation)} />
          <CommissionPanel
            vendor={vendor}
            shopRate={props.shopRate}
            currency={props.currency}
            dates={props.dates}
            hrefOfRule={props.hrefOfRule}
            recalculation={props.recalculation}
            onPreview={props.onPreview}
            {...saving(texts.commissionDetails)}
          />
        </Stack>
        <Stack space="large">
          <ActionsPanel
            vendor={vendor}
            currency={currencyOf(props.currency, null)}
            timeZone={props.timeZone}
            {...props.actions}
            onUnsaved={onUnsaved}
          />
          {props.payoutRules !== null && (
            <PayoutRulesOfVendor
              {...props.payoutRules}
              books={props.currency.books}
              onDirtyChange={(isDirty) => onUnsaved(texts.whenThisVendorIsPaid, isDirty)}
            />
          )}
          {props.bankDetails}
          <NotesPanel note={vendor.note ?? ''} {...saving(texts.notes)} />
        </Stack>
      </div>
    </SaveBar>
  );
}
