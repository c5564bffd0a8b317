import { isolated } from '@consignment/domain/text/direction';
import type { Trace } from '@consignment/domain/commission/commission-amount';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { IconButton } from '../../primitives/actions/IconButton.tsx';
import { HelpMark } from '../../primitives/tables/row-icons.tsx';
import type { Asking } from './AmountDialog.tsx';
import { onUse } from '../pages/on-use.tsx';

const texts = defineTexts('WhyThisAmount', {
  whyThisAmount: 'Why this amount? {name}',
});

// The explanation of an amount is loaded at its first use, so that a list does not wait for it.
const { Component: AmountDialogOnUse } = onUse(async () => (await import('./AmountDialog.tsx')).AmountDialog);

type Props = {
  trace: Trace;
  /** The commission now, a decimal string: less than the trace's amount once something was refunded. */
  amount: string | undefined;
  /** In which the amount is written. */
  currency: CurrencyCode;
  /** The line's name, such as `#1001, Oak table`. */
  name: string;
  /** The question about it and the way to ask one; left out where there is neither. */
  asking?: Asking | undefined;
};

/**
 * Explains an amount from its trace when it is asked to, in an AmountDialog. Nothing of the dialog is fetched or drawn
 * before, since a list has one of these in every row. A reason of a few words, as for a blocked line, is in the
 * CommissionCell itself.
 */
export function WhyThisAmount({ name, asking, ...explained }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const onAsk = asking?.onAsk;
  const ask = () => {
    setIsOpen(false);
    onAsk?.();
  };
  return (
    <>
      <IconButton
        icon={HelpMark}
        size="small"
        label={texts.whyThisAmount({ name: isolated(name) })}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <AmountDialogOnUse
          {...explained}
          name={name}
          asking={asking && { ...asking, onAsk: onAsk ? ask : null }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
