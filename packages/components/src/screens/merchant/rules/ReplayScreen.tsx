import { defineTexts } from '@consignment/domain/text/texts';
import type { DayRange } from '@consignment/domain/time/periods';
import { useState } from 'react';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { rejected, type Answered, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { periodFault, type Replay } from './replay.ts';
import { ReplayDrafts } from './ReplayDrafts.tsx';
import { ReplayPeriod } from './ReplayPeriod.tsx';
import { ReplayResult } from './ReplayResult.tsx';
import type { RuleSearches } from './rule-search.ts';
import { ruleName, type NamedDraft } from './rule.ts';
import type { Notice } from '../../../parts/commission/rule-days.ts';
import { RuleDayDialog } from './RuleDayDialog.tsx';
import { useDraftReview, type DraftCalls } from './use-draft-review.tsx';

const texts = defineTexts('ReplayScreen', {
  title: 'Replay',
  description: 'Before you save new rules, see how much vendors would have earned under them.',
  rules: 'Rules',
  schedule: '{n, plural, one {Schedule this rule…} other {Schedule these rules…}}',
  rulesToTry: 'Rules to try',
  scheduleTitle: '{n, plural, one {Schedule this rule} other {Schedule these # rules}}',
  scheduleDetail: 'You’ll compare unpaid commissions before and after, then save.',
  firstDay: 'First day',
  start: 'Replay these days',
  starting: 'Starting…',
  isUnderWay: 'A replay is in progress.',
  replaying: 'Replaying…',
  canLeave: 'A replay doesn’t change anything. You can leave this page; the replay will continue.',
  stopped: 'The replay stopped before it finished.',
  startAgain: 'Nothing has been changed. Start the replay again.',
  isChanged: 'This result uses the rules and days from before your last change.',
  replayAgain: 'Replay again to see the effect of the current rules and days.',
});

// The dialog with its form comes when a rule is added for the first time.
const { Component: RuleDialogOnUse } = onUse(async () => (await import('./RuleDialog.tsx')).RuleDialog);

type Props = DraftCalls & {
  drafts: readonly NamedDraft[];
  onDrafts: (drafts: readonly NamedDraft[]) => void;
  period: DayRange;
  onPeriod: (period: DayRange) => void;
  /** The last one that was begun; null before. */
  replay: Replay | null;
  /** True where `drafts` and `period` are not those of `replay` any more. */
  isChanged: boolean;
  currency: ShopCurrency;
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  /** The first day of the rules before another is chosen. */
  first: string;
  notice: Notice;
  search: RuleSearches;
  hrefOfRules: string;
  hrefOfVendor: (id: number) => string;
  hrefOfOrder: (id: number) => string;
  /** Done once the replay has begun. */
  onStart: () => Promise<Outcome>;
  /** Saves a replay's vendors as a file. */
  onExport: (replayId: number) => Promise<Outcome>;
};

/** Tries rules over days of the past before any is saved: the earnings that vendors would have had, paid lines included. */
export function ReplayScreen(props: Props) {
  const { drafts, onDrafts, replay, currency, notice, first } = props;
  const [open, setOpen] = useState<'rule' | 'save' | null>(null);
  const { ask, dialog } = useDraftReview({
    onPreview: props.onPreview,
    onSave: props.onSave,
    currency,
  });
  const save = (day: string): Promise<Answered> =>
    ask(drafts.map(({ rule, names }) => ({ rule: { ...rule, from_day: day, until_day: null }, names })));
  const canSave = replay?.state === 'done' && !props.isChanged && drafts.length > 0;
  return (
    <Page
      title={texts.title}
      description={texts.description}
      back={{ href: props.hrefOfRules, label: texts.rules }}
      actions={
        canSave && (
          <Button
            label={texts.schedule({ n: drafts.length })}
            tone="primary"
            onClick={() => setOpen('save')}
          />
        )
      }
    >
      <Card title={texts.rulesToTry}>
        <Stack space="large">
          <ReplayDrafts
            drafts={drafts}
            books={currency.books}
            onAdd={() => setOpen('rule')}
            onRemove={(at) => onDrafts(drafts.filter((_, index) => index !== at))}
          />
          {drafts.length > 0 && <Start {...props} />}
        </Stack>
      </Card>
      {replay !== null && <Standing {...props} replay={replay} />}
      {open === 'rule' && (
        <RuleDialogOnUse
          rule={null}
          days={{ is: 'none', today: props.today }}
          books={currency.books}
          search={props.search}
          onSubmit={(draft) => {
            // One for the same items takes the place of the one before.
            onDrafts([...drafts.filter((one) => nameOf(one) !== nameOf(draft)), draft]);
            return Promise.resolve({ is: 'done' });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'save' && (
        <RuleDayDialog
          title={texts.scheduleTitle({ n: drafts.length })}
          description={texts.scheduleDetail}
          label={texts.firstDay}
          first={first}
          notice={notice}
          onSubmit={save}
          onClose={() => setOpen(null)}
        />
      )}
      {dialog}
    </Page>
  );
}

function nameOf({ rule, names }: NamedDraft): string {
  return ruleName({ ...rule, ...names });
}

type Begin = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

function Start({ period, onPeriod, today, replay, onStart }: Props) {
  const [begin, setBegin] = useState<Begin>({ is: 'idle' });
  const fault = periodFault(period);
  const start = async () => {
    setBegin({ is: 'busy' });
    const outcome = await onStart().catch(rejected);
    setBegin(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <Stack space="medium" align="start">
      <Inline space="small" align="end">
        <ReplayPeriod value={period} today={today} onPeriod={onPeriod} />
        <Button
          label={texts.start}
          tone={replay === null ? 'primary' : 'secondary'}
          onClick={() => void start()}
          state={
            begin.is === 'busy'
              ? { is: 'busy', label: texts.starting }
              : replay?.state === 'running'
                ? { is: 'disabled', reason: texts.isUnderWay }
                : fault === null
                  ? { is: 'ready' }
                  : { is: 'disabled', reason: fault }
          }
        />
      </Inline>
      {begin.is === 'refused' && <RefusalBanner problem={begin.problem} />}
    </Stack>
  );
}

function Standing({ replay, ...props }: Props & { replay: Replay }) {
  if (replay.state === 'running') {
    return (
      <Card>
        <JobProgress label={texts.replaying} progress={replay.progress} meanwhile={texts.canLeave} />
      </Card>
    );
  }
  if (replay.state === 'failed') {
    return (
      <Banner tone="critical" title={texts.stopped} announcement="polite">
        <p>{texts.startAgain}</p>
      </Banner>
    );
  }
  return (
    <>
      {props.isChanged && (
        <Banner tone="info" title={texts.isChanged}>
          <p>{texts.replayAgain}</p>
        </Banner>
      )}
      <ReplayResult
        replay={replay}
        currency={props.currency}
        hrefOfVendor={props.hrefOfVendor}
        hrefOfOrder={props.hrefOfOrder}
        onExport={() => props.onExport(replay.id)}
      />
    </>
  );
}
