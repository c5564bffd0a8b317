import { periodText } from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import type { KnownOutcome } from '../../primitives/feedback/outcome.ts';
import { Page } from '../../primitives/layout/Page.tsx';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import { SkippedStatements } from './SkippedStatements.tsx';
import {
  type LoadedPreview,
  type StatementPayees,
  type StatementPeriod,
  type StatementRun,
  type StatementsPreview,
} from './statement.ts';
import { StatementPeriodField } from './StatementPeriodField.tsx';
import { StatementPreviewTable } from './StatementPreviewTable.tsx';
import { StatementRunView } from './StatementRunView.tsx';

const texts = defineTexts('IssueStatementsPage', {
  statements: 'Statements',
  title: 'Issue statements',
  issue: 'Issue {n, plural, one {# statement} other {# statements}}',
  calculating: 'Calculating…',
  calculatingAll: 'Calculating the statements…',
  previewNotLoaded: 'The preview could not be loaded.',
  issueFor: '{n, plural, one {Issue # statement for {period}?} other {Issue # statements for {period}?}}',
  issuing: 'Issuing…',
  sendsMailLabel: 'Email each vendor a link to their statement',
  description:
    '{payees, select, vendors {Statements for all vendors, each starting where the vendor’s last statement ended. Nothing has been issued yet.} other {Statements for all sales reps, each starting where the sales rep’s last statement ended. Nothing has been issued yet.}}',
  frozen:
    '{payees, select, vendors {The statements will be frozen and signed, and you can’t undo this for all of them together. You can only withdraw each vendor’s latest statement, one at a time.} other {The statements will be frozen and signed, and you can’t undo this for all of them together. You can only withdraw each sales rep’s latest statement, one at a time.}}',
});

type Props = {
  payees: StatementPayees;
  period: StatementPeriod;
  /** Of that period. */
  preview: LoadedPreview;
  /** Under way, or just ended; null where the preview is to be shown. */
  run: StatementRun | null;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfStatements: string;
  onPeriod: (period: StatementPeriod) => void;
  onIssue: (sendsMail: boolean) => Promise<KnownOutcome>;
  /** Leaves the result of a run. */
  onLeaveRun: () => void;
};

/**
 * The page that issues the next statements of all vendors or sales reps: a preview, a question, the progress and the result.
 * A single one is issued on the page of its vendor.
 */
export function IssueStatementsPage(props: Props) {
  const { payees, period, preview, run, hrefOfStatements } = props;
  const [isAsking, setIsAsking] = useState(false);
  const back = { href: hrefOfStatements, label: texts.statements };
  if (run !== null) {
    return (
      <Page title={texts.title} back={back}>
        <StatementRunView
          run={run}
          payees={payees}
          hrefOfStatements={hrefOfStatements}
          onLeave={props.onLeaveRun}
        />
      </Page>
    );
  }
  return (
    <Page
      title={texts.title}
      description={texts.description({ payees })}
      back={back}
      actions={<IssueButton preview={preview} onPress={() => setIsAsking(true)} />}
    >
      <StatementPeriodField
        value={period}
        after={null}
        now={props.now}
        timeZone={props.timeZone}
        onPeriod={props.onPeriod}
      />
      <Previewed preview={preview} period={period} payees={payees} />
      {preview.is === 'ready' && (
        <Question
          // Another period is another question.
          key={`${period.first_day}/${period.last_day}`}
          preview={preview.value}
          period={period}
          payees={payees}
          isOpen={isAsking}
          onIssue={props.onIssue}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Page>
  );
}

/** Only where there is something to issue; the page says why there is not. It keeps its room while that is worked out. */
function IssueButton({ preview, onPress }: { preview: LoadedPreview; onPress: () => void }) {
  const count = preview.is === 'ready' ? preview.value.statements.length : 0;
  if (count === 0 && preview.is !== 'loading') return null;
  return (
    <Button
      label={texts.issue({ n: count })}
      tone="primary"
      onClick={onPress}
      state={count === 0 ? { is: 'busy', label: texts.calculating } : { is: 'ready' }}
    />
  );
}

function Previewed({ preview, period, payees }: Pick<Props, 'preview' | 'period' | 'payees'>) {
  switch (preview.is) {
    case 'loading':
      return (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.calculatingAll}</VisuallyHidden>
          <Stack space="small">
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="shortLine" />
          </Stack>
        </div>
      );
    case 'failed':
      return (
        <Card>
          <FailedState title={texts.previewNotLoaded} problem={preview.problem} onRetry={preview.onRetry} />
        </Card>
      );
    case 'refused':
      return <RefusalBanner problem={preview.problem} />;
    case 'ready':
      return (
        <Stack space="large">
          <StatementPreviewTable preview={preview.value} period={period} payees={payees} />
          <SkippedStatements kind="leftOut" skipped={preview.value.skipped} payees={payees} />
        </Stack>
      );
  }
}

type QuestionProps = Pick<Props, 'period' | 'payees' | 'onIssue'> & {
  preview: StatementsPreview;
  isOpen: boolean;
  onClose: () => void;
};

function Question({ preview, period, payees, isOpen, onIssue, onClose }: QuestionProps) {
  const [sendsMail, setSendsMail] = useState(false);
  const n = preview.statements.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.issueFor({ n, period: periodText(period.first_day, period.last_day) })}
      description={texts.frozen({ payees })}
      confirmLabel={texts.issue({ n })}
      busyLabel={texts.issuing}
      onConfirm={() => onIssue(sendsMail)}
    >
      {payees === 'vendors' && (
        <Checkbox
          name="sends_mail"
          label={texts.sendsMailLabel}
          defaultChecked={sendsMail}
          onChange={setSendsMail}
        />
      )}
    </ConfirmDialog>
  );
}
