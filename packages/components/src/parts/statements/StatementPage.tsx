import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import type { KnownOutcome } from '../../primitives/feedback/outcome.ts';
import { onUse } from '../pages/on-use.tsx';
import type { StatementStanding } from './statement.ts';
import { StatementView } from './StatementView.tsx';

const texts = defineTexts('StatementPage', {
  statements: 'Statements',
  withdraw: 'Withdraw',
  anotherStatementFollows: 'A later statement has been issued, and only the latest can be withdrawn.',
});

const { Component: WithdrawStatementDialogOnUse } = onUse(
  async () => (await import('./WithdrawStatementDialog.tsx')).WithdrawStatementDialog,
);

type Props = Omit<ComponentProps<typeof StatementView>, 'actions' | 'back'> & {
  hrefOfStatements: string;
  /** Null for a person who may not. */
  onWithdraw: ((reason: string) => Promise<KnownOutcome>) | null;
};

/** The page of one statement in the shop's own apps, where it can be withdrawn. Vendors have the StatementView alone. */
export function StatementPage({ hrefOfStatements, onWithdraw, ...view }: Props) {
  const { statement } = view;
  const [dialog, setDialog] = useState<'none' | 'open' | 'closed'>('none');
  return (
    <>
      <StatementView
        {...view}
        back={{ href: hrefOfStatements, label: texts.statements }}
        actions={
          onWithdraw !== null && (
            <WithdrawButton standing={statement.standing} onPress={() => setDialog('open')} />
          )
        }
      />
      {dialog !== 'none' && onWithdraw !== null && (
        <WithdrawStatementDialogOnUse
          statement={statement}
          isOpen={dialog === 'open'}
          onWithdraw={onWithdraw}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  );
}

function WithdrawButton({ standing, onPress }: { standing: StatementStanding; onPress: () => void }) {
  if (standing === 'withdrawn') return null;
  return (
    <Button
      label={texts.withdraw}
      onClick={onPress}
      state={
        standing === 'latest' ? { is: 'ready' } : { is: 'disabled', reason: texts.anotherStatementFollows }
      }
    />
  );
}
