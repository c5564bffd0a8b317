import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { StatementView } from '../../../parts/statements/StatementView.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('PortalStatementScreen', {
  statements: 'Statements',
  howItComes:
    'The opening balance is the amount left at the end of the previous statement. Your earnings are added to it, and refunds and payouts are deducted.',
  above:
    'The remaining amount is the closing balance. It is owed to you, and the next statement will begin with this balance.',
  below:
    'The closing balance is below zero: you were paid more than you had earned. The difference will be deducted from your next payouts, and the next statement will begin with this balance.',
  none: 'The closing balance is zero: everything you had earned was paid.',
});

type Props = Omit<ComponentProps<typeof StatementView>, 'back' | 'hrefOfPayee' | 'note' | 'actions'> & {
  hrefOfStatements: string;
};

/** One statement of this vendor, with the way from one balance to the other in plain words. */
export function PortalStatementScreen({ hrefOfStatements, ...props }: Props) {
  return (
    <StatementView
      {...props}
      hrefOfPayee={null}
      back={{ href: hrefOfStatements, label: texts.statements }}
      note={
        <Text key={props.statement.closing} size="small" tone="muted">
          {texts.howItComes} {wordsOf(Number(props.statement.closing))}
        </Text>
      }
    />
  );
}

function wordsOf(closing: number): string {
  if (closing > 0) return texts.above;
  if (closing < 0) return texts.below;
  return texts.none;
}
