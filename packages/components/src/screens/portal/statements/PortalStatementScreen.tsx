import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { StatementView } from '../../../parts/statements/StatementView.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('PortalStatementScreen', {
  statements: 'Statements',
  howItComes:
    'The opening balance is what the statement before left. Your earnings are added to it; refunds and payouts come off.',
  above: 'The rest is the closing balance: it is owed to you, and the next statement begins with it.',
  below:
    'The closing balance is below zero: more was paid to you than you had earned. It comes off your next payouts, and the next statement begins with it.',
  none: 'Nothing is left of it: all that you had earned was paid.',
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
