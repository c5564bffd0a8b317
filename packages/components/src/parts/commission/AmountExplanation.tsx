import type { Trace } from '@consignment/domain/commission/commission-amount';
import { explain } from '@consignment/domain/commission/commission-explain';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal, formatMoney, moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import * as styles from './AmountExplanation.css.ts';

const texts = defineTexts('AmountExplanation', {
  rule: 'Rule:',
  commissionBeforeRefunds: 'Commission before refunds',
  takenBackForRefunds: 'Deducted for refunds',
  commission: 'Commission',
  thisRuleWinsOver: 'This rule takes precedence over:',
});

type Props = {
  trace: Trace;
  /** The commission now, a decimal string: less than the trace's amount once something was refunded. */
  amount: string | undefined;
  /** In which the amount is written. */
  currency: CurrencyCode;
};

/**
 * How an amount came about: the rule that won, each step, the rounding, and the rules it beat. Of a line
 * in a list it is an AmountDialog.
 */
export function AmountExplanation({ trace, amount, currency }: Props) {
  const explanation = explain(trace);
  const full = explanation.amount;
  const now = amount === undefined ? full : moneyFromWire(amount, trace.currency);
  return (
    <>
      <p className={styles.rule}>
        <span className={styles.label}>
          <span className={styles.caption}>{texts.rule} </span>
          <span>{explanation.rule.label}</span>
        </span>
        <span className={styles.figure} dir="ltr" translate="no">
          {explanation.rule.figure}
        </span>
      </p>
      <ol className={styles.steps}>
        {explanation.steps.map(({ label, figure }) => (
          <Row key={label} className={styles.step} label={label} figure={figure} />
        ))}
        {now !== full && (
          <>
            <Row
              className={styles.step}
              label={texts.commissionBeforeRefunds}
              figure={formatMoney(full, trace.currency)}
            />
            <Row
              className={styles.step}
              label={texts.takenBackForRefunds}
              figure={formatMoney(now - full, trace.currency)}
            />
          </>
        )}
        <Row
          className={styles.result}
          label={texts.commission}
          figure={formatDecimal(amount ?? moneyToWire(full, trace.currency), currency)}
        />
      </ol>
      <p className={styles.note}>{explanation.rounding}</p>
      {explanation.beaten.length > 0 && (
        <div className={styles.note}>
          <p>{texts.thisRuleWinsOver}</p>
          <ol className={styles.beaten}>
            {explanation.beaten.map(({ label, figure }) => (
              <li key={label}>
                <span>{label}</span>,{' '}
                <span dir="ltr" translate="no">
                  {figure}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

function Row({ className, label, figure }: { className: string; label: string; figure: string }) {
  return (
    <li className={className}>
      <span className={styles.label}>{label}</span>
      <span className={styles.figure} dir="ltr" translate="no">
        {figure}
      </span>
    </li>
  );
}
