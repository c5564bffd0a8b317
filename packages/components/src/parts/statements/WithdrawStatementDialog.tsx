import { periodText } from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import { MoneyText } from '../money/MoneyText.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import type { KnownOutcome } from '../../primitives/feedback/outcome.ts';
import type { ShownStatement } from './statement.ts';

const texts = defineTexts('WithdrawStatementDialog', {
  title: 'Withdraw statement {number}?',
  withdraw: 'Withdraw statement',
  withdrawing: 'Withdrawing…',
  keepIt: 'Keep it',
  period: 'Period',
  opening: 'Opening',
  closing: 'Closing',
  description:
    'The statement will stay in the list as withdrawn, and its files will show as withdrawn when checked. The next statement for {payee} will include everything from this statement again. This cannot be undone.',
});

type Props = {
  statement: Pick<
    ShownStatement,
    'number' | 'payee_name' | 'first_day' | 'last_day' | 'opening' | 'closing' | 'currency'
  >;
  isOpen: boolean;
  onWithdraw: (reason: string) => Promise<KnownOutcome>;
  onClose: () => void;
};

/**
 * Asks before the latest statement of a payee is withdrawn, and names what becomes of its entries. One that another follows
 * cannot be withdrawn, so it has no way here.
 */
export function WithdrawStatementDialog({ statement, isOpen, onWithdraw, onClose }: Props) {
  const { number, payee_name: payee, first_day: first, last_day: last, currency } = statement;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title({ number })}
      description={texts.description({ payee })}
      confirmLabel={texts.withdraw}
      busyLabel={texts.withdrawing}
      cancelLabel={texts.keepIt}
      tone="critical"
      onConfirm={onWithdraw}
      asksWhy
    >
      <DescriptionList
        items={[
          { term: texts.period, description: periodText(first, last) },
          { term: texts.opening, description: <MoneyText amount={statement.opening} currency={currency} /> },
          { term: texts.closing, description: <MoneyText amount={statement.closing} currency={currency} /> },
        ]}
      />
    </ConfirmDialog>
  );
}
