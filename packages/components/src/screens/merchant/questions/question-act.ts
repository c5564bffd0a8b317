import type { Override } from '@consignment/domain/commission/commission';
import { defineTexts } from '@consignment/domain/text/texts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';

/** A change of the line that a question is about. The amount of an item is a decimal string of the shop's books. */
export type Act =
  | { do: 'override'; override: Override }
  | { do: 'custom_item'; title: string; amount: string }
  | { do: 'move'; vendor: VendorChoice };

export type ActKind = Act['do'];

/** The thing that is changed: a vendor's line, or a sales rep's commission on an order. */
export type ChangedLine = {
  name: string;
  /** The vendor or the sales rep. */
  payee: string;
  /** The commission now, a decimal string of the shop's books; null where the line is gone. */
  commission: string | null;
  /** False where the line is another vendor's by now, so that `commission` is not the payee's. */
  isPayees: boolean;
  /** The price of the line, less its discount, in minor units of the books; null where that is not known. */
  sold: number | null;
  /** The share of a sales rep now, a percent string; null for a vendor's line. */
  share: string | null;
};

/** An act as it is reviewed; `after` is the line's commission then, for its payee of now, or null where that is not known. */
export type ReviewedAct = { act: Act; before: string | null; after: string | null };

export const actTitles = defineTexts('QuestionAct', {
  override: 'Set commission',
  custom_item: 'Add custom item',
  move: 'Move to another vendor',
} satisfies Record<ActKind, string>);
