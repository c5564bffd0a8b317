import type { Trace } from '@consignment/domain/commission-amount';
import type { CurrencyCode } from '@consignment/domain/currency';
import { Dialog } from '../primitives/Dialog.tsx';
import { AmountExplanation } from './AmountExplanation.tsx';

type Props = {
  trace: Trace;
  /** The commission now, a decimal string: less than the trace's amount once something was refunded. */
  amount: string | undefined;
  /** In which the amount is written. */
  currency: CurrencyCode;
  /** The line's name, such as `#1001, Oak table`. */
  name: string;
  onClose: () => void;
};

/**
 * How an amount came about: the rule that won, each step, the rounding, and the rules it beat. Mount it to open it;
 * its button in a row is WhyThisAmount.
 */
export function AmountDialog({ name, onClose, ...explained }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title="Why this amount?" description={name}>
      <AmountExplanation {...explained} />
    </Dialog>
  );
}
