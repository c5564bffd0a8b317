import type { Trace } from '@consignment/domain/commission/commission-amount';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { AmountExplanation } from './AmountExplanation.tsx';

const texts = defineTexts('AmountDialog', {
  whyThisAmount: 'Why this amount?',
  askAboutThisLine: 'Ask about this line',
});

export type Asking = {
  /** The latest question about the line; its `label` such as `Question 12, answered`. */
  question: { href: string; label: string } | null;
  /** Closes the explanation and asks; null where that is not to be. */
  onAsk: (() => void) | null;
};

type Props = {
  trace: Trace;
  /** The commission now, a decimal string: less than the trace's amount once something was refunded. */
  amount: string | undefined;
  /** In which the amount is written. */
  currency: CurrencyCode;
  /** The line's name, such as `#1001, Oak table`. */
  name: string;
  /** Left out where there is no question and no way to ask one. */
  asking?: Asking | undefined;
  onClose: () => void;
};

/**
 * How an amount came about: the rule that won, each step, the rounding, and the rules it beat. Mount it to open it;
 * its button in a row is WhyThisAmount.
 */
export function AmountDialog({ name, asking, onClose, ...explained }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.whyThisAmount} description={name}>
      <AmountExplanation {...explained} />
      {asking && (asking.question !== null || asking.onAsk !== null) && (
        <DialogActions>
          {asking.question !== null && <ButtonLink {...asking.question} />}
          {asking.onAsk !== null && <Button label={texts.askAboutThisLine} onClick={asking.onAsk} />}
        </DialogActions>
      )}
    </Dialog>
  );
}
