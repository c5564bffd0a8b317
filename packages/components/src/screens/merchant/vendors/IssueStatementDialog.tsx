import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { oddityText, periodText } from '@consignment/domain/statements/statement';
import { useRef, useState } from 'react';
import type {
  LoadedPreview,
  PreviewedStatement,
  StatementPeriod,
} from '../../../parts/statements/statement.ts';
import { StatementPeriodField } from '../../../parts/statements/StatementPeriodField.tsx';
import { StatementSums } from '../../../parts/statements/StatementSums.tsx';
import { oddityTone } from '../../../parts/lists/status-tone.ts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { rejected, type KnownOutcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { UnknownBanner } from '../../../primitives/feedback/UnknownBanner.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

const texts = defineTexts('IssueStatementDialog', {
  issueStatement: 'Issue statement',
  close: 'Close',
  detail:
    'The statement will be frozen and signed. Later changes will become adjustments on the next statement.',
  sendsMail: 'Email the vendor a link to the statement',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  retry: 'Retry',
  issuing: 'Issuing…',
  calculating: 'Calculating…',
  unknownTitle: 'We don’t know yet whether the statement was issued.',
  unknownDetail: 'You can retry: a second statement will never be issued for the same period.',
  calculatingTotals: 'Calculating the totals…',
  previewNotLoaded: 'The preview could not be loaded.',
  nothingToState: 'There is nothing to include in a statement.',
  covers: 'The statement covers {period}.',
  cut: 'Today is included up to now. The next statement will start from this point.',
  allStated: 'Everything up to today is already on a statement. You can issue the next statement tomorrow.',
  entries: '{n, plural, one {# entry} other {# entries}}',
});

type Props = {
  /** Null where today is stated already, so that nothing is left to issue. */
  period: StatementPeriod | null;
  /** The last day of the vendor's last statement; null where there is none. */
  after: string | null;
  /** Of the period; null without one. */
  preview: LoadedPreview | null;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  onPeriod: (period: StatementPeriod) => void;
  onIssue: (period: StatementPeriod, sendsMail: boolean) => Promise<KnownOutcome>;
  onClose: () => void;
};

/** Issues the next statement of one vendor, after a look at its sums. Mount it to open it. */
export function IssueStatementDialog(props: Props) {
  const { period, after, preview, onIssue, onClose } = props;
  const [state, setState] = useState<State>({ is: 'open' });
  const [sendsMail, setSendsMail] = useState(false);
  const isInFlight = useRef(false);
  const issue = async () => {
    if (isInFlight.current || period === null) return;
    isInFlight.current = true;
    setState({ is: 'sending' });
    const outcome = await onIssue(period, sendsMail).catch(rejected);
    isInFlight.current = false;
    if (outcome.is === 'done') onClose();
    else setState(outcome);
  };
  const isSending = state.is === 'sending';
  const isCut = period?.last_day === dayAt(props.now, props.timeZone);
  if (period === null) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={texts.issueStatement}
        description={texts.allStated}
        size="small"
      >
        <DialogActions>
          <Button label={texts.close} onClick={onClose} />
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSending}
      title={texts.issueStatement}
      description={texts.detail}
    >
      <Stack space="medium">
        <StatementPeriodField
          value={period}
          after={after}
          now={props.now}
          timeZone={props.timeZone}
          onPeriod={(chosen) => {
            setState({ is: 'open' });
            props.onPeriod(chosen);
          }}
        />
        {preview !== null && <Preview preview={preview} period={period} isCut={isCut} />}
        <Checkbox
          name="sends_mail"
          label={texts.sendsMail}
          defaultChecked={sendsMail}
          onChange={setSendsMail}
        />
      </Stack>
      <DialogActions notice={<Answer state={state} />}>
        <Button
          label={state.is === 'unknown' ? texts.close : texts.cancel}
          onClick={onClose}
          state={isSending ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
        />
        {isIssuable(preview) && (
          <Button
            label={state.is === 'unknown' ? texts.retry : texts.issueStatement}
            tone="primary"
            onClick={() => void issue()}
            state={
              isSending
                ? { is: 'busy', label: texts.issuing }
                : preview?.is === 'ready'
                  ? { is: 'ready' }
                  : { is: 'busy', label: texts.calculating }
            }
          />
        )}
      </DialogActions>
    </Dialog>
  );
}

type State =
  | { is: 'open' }
  | { is: 'sending' }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem };

/** It can be, or it is not known yet; otherwise the dialog says why not. */
function isIssuable(preview: LoadedPreview | null): boolean {
  if (preview === null || preview.is === 'loading') return true;
  return preview.is === 'ready' && preview.value.statements.length > 0;
}

function Answer({ state }: { state: State }) {
  if (state.is === 'refused') return <RefusalBanner problem={state.problem} />;
  if (state.is !== 'unknown') return null;
  return <UnknownBanner title={texts.unknownTitle} problem={state.problem} next={texts.unknownDetail} />;
}

type PreviewProps = { preview: LoadedPreview; period: StatementPeriod; isCut: boolean };

function Preview({ preview, period, isCut }: PreviewProps) {
  switch (preview.is) {
    case 'loading':
      return (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.calculatingTotals}</VisuallyHidden>
          <Stack space="small">
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="shortLine" />
          </Stack>
        </div>
      );
    case 'failed':
      return (
        <FailedState title={texts.previewNotLoaded} problem={preview.problem} onRetry={preview.onRetry} />
      );
    case 'refused':
      return <RefusalBanner problem={preview.problem} />;
    case 'ready': {
      const { statements, skipped, currency } = preview.value;
      const [statement] = statements;
      if (statement !== undefined)
        return <Previewed statement={statement} period={period} currency={currency} isCut={isCut} />;
      return <Banner tone="caution" title={skipped[0]?.reason ?? texts.nothingToState} />;
    }
  }
}

type PreviewedProps = Pick<PreviewProps, 'period' | 'isCut'> & {
  statement: PreviewedStatement;
  currency: string;
};

function Previewed({ statement, period, currency, isCut }: PreviewedProps) {
  const { first_day: first, last_day: last, oddities, entries } = statement;
  const isLonger = first !== period.first_day || last !== period.last_day;
  return (
    <Stack space="small">
      {isLonger && <Text>{texts.covers({ period: periodText(first, last) })}</Text>}
      {isCut && <Text>{texts.cut}</Text>}
      <StatementSums sums={statement} currency={currency} />
      <Inline space="xsmall">
        <Text as="span" size="small" tone="muted">
          {texts.entries({ n: entries })}
        </Text>
        {oddities.map((oddity) => (
          <Badge key={oddity} tone={oddityTone[oddity]} label={oddityText(oddity)} />
        ))}
      </Inline>
    </Stack>
  );
}
