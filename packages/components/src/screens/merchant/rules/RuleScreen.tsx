import { placeText } from '@consignment/domain/commission/rule-text';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { PreviewAnswer, RulePreview } from '../../../parts/commission/rule-preview.ts';
import { RuleEffect } from '../../../parts/commission/RuleEffect.tsx';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import {
  rejected,
  type Answered,
  type KnownOutcome,
  type Problem,
} from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Notice } from '../../../parts/commission/rule-days.ts';
import type { RuleSearches } from './rule-search.ts';
import {
  ruleDaysText,
  ruleName,
  ruleValueText,
  targetText,
  type NamedDraft,
  type RuleDraft,
  type RuleVersion,
  ruleStateBadge,
} from './rule.ts';
import { RuleDayDialog } from './RuleDayDialog.tsx';
import { RuleVersions } from './RuleVersions.tsx';
import { useDraftReview, type DraftCalls } from './use-draft-review.tsx';

const texts = defineTexts('RuleScreen', {
  rules: 'Rules',
  version: 'Version {version}',
  earns: 'Earns',
  days: 'Days',
  made: 'Created',
  why: 'Reason',
  undone: 'Undone',
  schedule: 'Schedule a change…',
  end: 'End…',
  undo: 'Undo…',
  calculating: 'Calculating…',
  cannotUndo: 'Commissions have been paid under this rule. End the rule instead.',
  endTitle: 'End this rule',
  firstDayWithoutIt: 'First day without this rule',
  undoTitle: 'Undo version {version}?',
  undoDetail:
    'The previous rule or setting will apply again on the days this version covers, and unpaid commissions will be recalculated. Paid commissions never change. The version will stay in the history.',
  undoVersion: 'Undo version',
  undoing: 'Undoing…',
  keepIt: 'Keep it',
  later: 'Orders on the days this version covers will follow the previous rule.',
  endDetail: '{rule}. The previous rule or setting will apply again.',
});

// The dialog with its form comes when a rule is changed for the first time.
const { Component: RuleDialogOnUse } = onUse(async () => (await import('./RuleDialog.tsx')).RuleDialog);

type Changes = DraftCalls & {
  search: RuleSearches;
  /** The first day of a new version before another is chosen. */
  first: string;
  notice: Notice;
  /** The effect of taking this version back. */
  onPreviewTakeBack: () => Promise<PreviewAnswer>;
  onTakeBack: (reason: string) => Promise<KnownOutcome>;
};

type Props = {
  /** The version whose page this is. */
  rule: RuleVersion;
  /** All for the same lines, the latest first. */
  versions: readonly RuleVersion[];
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfRules: string;
  hrefOfRule: (id: number) => string;
  /** Null for a person who may only read. */
  changes: Changes | null;
};

/** One version of a rule: its value and days, the versions before and after it, and its actions. */
export function RuleScreen({ rule, versions, currency, timeZone, changes, ...hrefs }: Props) {
  const { books } = currency;
  return (
    <Page
      title={targetText(rule)}
      description={placeText[rule.place]}
      back={{ href: hrefs.hrefOfRules, label: texts.rules }}
    >
      <Card
        title={texts.version({ version: rule.version })}
        actions={<Badge {...ruleStateBadge(rule.state)} />}
      >
        <Stack space="medium">
          <DescriptionList
            items={[
              { term: texts.earns, description: ruleValueText(rule, books) },
              { term: texts.days, description: ruleDaysText(rule) },
              {
                term: texts.made,
                description: (
                  <>
                    <DateTimeText instant={rule.made_at} timeZone={timeZone} />
                    {rule.made_by !== null && (
                      <span>
                        , <bdi>{rule.made_by}</bdi>
                      </span>
                    )}
                  </>
                ),
              },
              ...(rule.reason === '' ? [] : [{ term: texts.why, description: <bdi>{rule.reason}</bdi> }]),
              ...(rule.taken_back_at === null
                ? []
                : [
                    {
                      term: texts.undone,
                      description: <DateTimeText instant={rule.taken_back_at} timeZone={timeZone} />,
                    },
                  ]),
            ]}
          />
          {changes !== null && <Acts rule={rule} currency={currency} changes={changes} />}
        </Stack>
      </Card>
      <RuleVersions
        versions={versions}
        current={rule.id}
        books={books}
        timeZone={timeZone}
        hrefOfRule={hrefs.hrefOfRule}
      />
    </Page>
  );
}

type Open =
  | { is: 'nothing' | 'change' | 'end' | 'looking' }
  | { is: 'take back'; preview: RulePreview }
  | { is: 'refused'; problem: Problem };

function Acts({ rule, currency, changes }: { rule: RuleVersion; currency: ShopCurrency; changes: Changes }) {
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const close = () => setOpen({ is: 'nothing' });
  const { ask, dialog } = useDraftReview({ ...changes, currency });
  const named = draftOf(rule);
  const look = async () => {
    setOpen({ is: 'looking' });
    const answer = await changes.onPreviewTakeBack().catch(rejected);
    setOpen(answer.is === 'ready' ? { is: 'take back', preview: answer.preview } : refusalOf(answer));
  };
  const end = (day: string): Promise<Answered> => ask([{ ...named, rule: endOf(named.rule, day) }]);
  const canEnd = rule.steps.length > 0 && (rule.state === 'holds' || rule.state === 'coming');
  return (
    <>
      <Inline space="small">
        <Button label={texts.schedule} tone="primary" onClick={() => setOpen({ is: 'change' })} />
        {canEnd && <Button label={texts.end} onClick={() => setOpen({ is: 'end' })} />}
        {rule.taken_back_at === null && (
          <Button
            label={texts.undo}
            onClick={() => void look()}
            state={
              open.is === 'looking'
                ? { is: 'busy', label: texts.calculating }
                : rule.may_take_back
                  ? { is: 'ready' }
                  : { is: 'disabled', reason: texts.cannotUndo }
            }
          />
        )}
      </Inline>
      {open.is === 'refused' && <RefusalBanner problem={open.problem} />}
      {open.is === 'change' && (
        <RuleDialogOnUse
          rule={named}
          days={{ is: 'asked', first: changes.first, notice: changes.notice }}
          books={currency.books}
          search={changes.search}
          onSubmit={(draft) => ask([draft])}
          onClose={close}
        />
      )}
      {open.is === 'end' && (
        <RuleDayDialog
          title={texts.endTitle}
          description={texts.endDetail({ rule: ruleName(rule) })}
          label={texts.firstDayWithoutIt}
          first={changes.first}
          notice={changes.notice}
          onSubmit={end}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open.is === 'take back'}
        onClose={close}
        title={texts.undoTitle({ version: rule.version })}
        description={texts.undoDetail}
        confirmLabel={texts.undoVersion}
        busyLabel={texts.undoing}
        cancelLabel={texts.keepIt}
        onConfirm={changes.onTakeBack}
        asksWhy
      >
        {open.is === 'take back' && (
          <RuleEffect
            preview={open.preview}
            vendor={null}
            currency={currency}
            later={texts.later}
            detail="sums"
          />
        )}
      </ConfirmDialog>
      {dialog}
    </>
  );
}

function refusalOf({ problem }: { problem: Problem }): Open {
  return { is: 'refused', problem };
}

/** A new version begins with the value of this one. */
function draftOf(rule: RuleVersion): NamedDraft {
  const { place, vendor, product, variant, name, measure, floor, cap, bounds_per, ...others } = rule;
  const { vendor_name, product_title, variant_title, from_day, until_day } = others;
  return {
    rule: {
      ...{ place, vendor, product, variant, name, from_day, until_day, measure },
      steps: [...rule.steps],
      ...{ floor, cap, bounds_per },
    },
    names: { vendor_name, product_title, variant_title },
  };
}

function endOf(rule: RuleDraft, day: string): RuleDraft {
  return {
    ...rule,
    from_day: day,
    until_day: null,
    measure: null,
    steps: [],
    floor: null,
    cap: null,
    bounds_per: null,
  };
}
