import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { useState } from 'react';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { LoadedPreview, StatementPeriod } from '../../../parts/statements/statement.ts';
import { periodOfPayout } from '../../../parts/statements/statement-periods.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('IssueOfPayout', {
  issueStatement: 'Issue statement',
});

// The dialog comes when it is opened for the first time.
const { Component: IssueStatementDialogOnUse } = onUse(
  async () => (await import('../vendors/IssueStatementDialog.tsx')).IssueStatementDialog,
);

type Props = {
  /** ISO 8601. */
  paidAt: string;
  /** The last day of the vendor's last statement; null where there is none. */
  after: string | null;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Of the period that was asked for last; null before. */
  preview: LoadedPreview | null;
  onPreview: (period: StatementPeriod) => void;
  onIssue: (period: StatementPeriod, sendsMail: boolean) => Promise<KnownOutcome>;
};

/** Issues the vendor's next statement so that it states a payout: to the day of the payout, or else to today. */
export function IssueOfPayout({ paidAt, after, now, timeZone, preview, onPreview, onIssue }: Props) {
  const [period, setPeriod] = useState<StatementPeriod | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = (chosen: StatementPeriod | null) => {
    setPeriod(chosen);
    if (chosen !== null) onPreview(chosen);
  };
  return (
    <>
      <Button
        label={texts.issueStatement}
        onClick={() => {
          choose(periodOfPayout(dayAt(new Date(paidAt), timeZone), { today: dayAt(now, timeZone), after }));
          setIsOpen(true);
        }}
      />
      {isOpen && (
        <IssueStatementDialogOnUse
          period={period}
          after={after}
          preview={preview}
          now={now}
          timeZone={timeZone}
          onPeriod={choose}
          onIssue={onIssue}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
