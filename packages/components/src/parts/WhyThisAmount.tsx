import { explain, type Trace } from '@consignment/domain/commission';
import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal, formatMoney, moneyFromWire, moneyToWire } from '@consignment/domain/money';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import { Dialog } from '../primitives/Dialog.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import * as styles from './WhyThisAmount.css.ts';

type Props = {
  trace: Trace;
  /** The commission now, a decimal string: less than the trace's amount once something was refunded. */
  amount: string | undefined;
  /** In which the amount is written. */
  currency: CurrencyCode;
  /** What the line is, such as `#1001, Oak table`. */
  name: string;
};

/**
 * Explains an amount from its trace: the rule that won, each step, the rounding, and the rules it beat. Nothing of
 * the dialog is drawn before it is asked for, since a list has one of these in every row. A reason of a few words,
 * as for a blocked line, stands in the CommissionCell itself.
 */
export function WhyThisAmount({ trace, amount, currency, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CircleHelp}
        size="small"
        label={`Why this amount? ${name}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title="Why this amount?" description={name}>
          <Explanation trace={trace} amount={amount} currency={currency} />
        </Dialog>
      )}
    </>
  );
}

function Explanation({ trace, amount, currency }: Omit<Props, 'name'>) {
  const explanation = explain(trace);
  const full = explanation.amount;
  // The rules that were beaten are told last; they are no part of the sum.
  const sumEnds = explanation.steps.length - trace.beaten.length;
  const beaten = explanation.steps.slice(sumEnds);
  const now = amount === undefined ? full : moneyFromWire(amount, trace.currency);
  return (
    <>
      <ol className={styles.steps}>
        {explanation.steps.slice(0, sumEnds).map(({ label, figure }) => (
          <Row key={label} className={styles.step} label={label} figure={figure} />
        ))}
        {now !== full && (
          <>
            <Row
              className={styles.step}
              label="Commission before refunds"
              figure={formatMoney(full, trace.currency)}
            />
            <Row
              className={styles.step}
              label="Taken back for refunds"
              figure={formatMoney(now - full, trace.currency)}
            />
          </>
        )}
        <Row
          className={styles.result}
          label="Commission"
          figure={formatDecimal(amount ?? moneyToWire(full, trace.currency), currency)}
        />
      </ol>
      <div className={styles.note}>
        <p>{explanation.rounding}</p>
        {beaten.map(({ label, figure }) => (
          <p key={label}>
            {label}, {figure}
          </p>
        ))}
      </div>
    </>
  );
}

function Row({ className, label, figure }: { className: string; label: string; figure: string }) {
  return (
    <li className={className}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure} dir="ltr">
        {figure}
      </span>
    </li>
  );
}
