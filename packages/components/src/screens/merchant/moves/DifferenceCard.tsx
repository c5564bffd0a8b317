import { formatWirePercent } from '@consignment/domain/money/rate';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { movingCauseName } from '@consignment/domain/moves/moving-cause-text';
import type { MovingAnswer } from '@consignment/domain/moves/moving-groups';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Badge, type BadgeTone } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { DifferenceGroup, FittedRate, MoveDifference } from './move.ts';
import * as styles from './moves.css.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('DifferenceCard', {
  setAsRule: 'Set {rate} as a rule…',
  fits: '{n, plural, one {It matches {rate}.} other {All # match {rate}.}}',
  showLines: '{n, plural, one {Show the difference} other {Show all # differences}}',
  waits: 'Waiting for you',
  howMany: 'Count',
  formerApp: 'Previous app',
  here: 'New amount',
  difference: 'Difference',
  saving: 'Saving…',
  wait: 'Please wait for a response.',
  answerTo: 'Answer to {name}',
  theirs: 'Old amounts',
  leave: 'Left open',
  rowsInPayouts: '{rows} in {n, plural, one {# payout} other {# payouts}}',
  examplePayout: 'For example, payout {payout}',
  exampleLine: 'For example, {order}, {title}',
  book: 'Record the old amounts',
  bookInstead: 'Record the old amounts instead',
  leaveOpen: 'Leave them open',
  leaveOpenInstead: 'Leave them open instead',
  theirsEffect:
    'These lines will be recorded as paid with the old amounts. Rules for new orders won’t change.',
  leaveEffect:
    'Payouts with these differences won’t be recorded, and their lines will stay unpaid in this app.',
});

type Props = {
  group: DifferenceGroup;
  currency: CurrencyCode;
  /** The lines of the group. */
  hrefOfLines: string;
  /** The form of a new rule with the rate that fits, not saved. Null for a person who may not. */
  hrefOfRate: ((rate: FittedRate) => string) | null;
  /** Null for a person who may not. */
  onAnswer: ((answer: MovingAnswer) => Promise<Outcome>) | null;
};

/** Differences of one cause: why, an example worked out in both ways, how much it is about, and the answer to all of them. */
export function DifferenceCard({ group, currency, hrefOfLines, hrefOfRate, onAnswer }: Props) {
  const name = titleOf(group);
  return (
    <Card title={name} actions={<AnswerBadge answer={group.answer} />}>
      <Stack space="medium">
        <Text>{group.text}</Text>
        {group.example !== null && <Example example={group.example} currency={currency} />}
        <DescriptionList layout="columns" items={factsOf(group, currency)} />
        {group.rate !== null && (
          <Inline space="small">
            <Text weight="medium">
              {texts.fits({ n: group.rows, rate: formatWirePercent(group.rate.rate) })}
            </Text>
            {hrefOfRate !== null && (
              <ButtonLink
                href={hrefOfRate(group.rate)}
                label={texts.setAsRule({ rate: formatWirePercent(group.rate.rate) })}
                size="small"
              />
            )}
          </Inline>
        )}
        {onAnswer !== null && <Answer group={group} name={name} onAnswer={onAnswer} />}
        <Text size="small" tone="muted">
          <span>{group.remedy}</span> <Link href={hrefOfLines} label={texts.showLines({ n: group.rows })} />
        </Text>
      </Stack>
    </Card>
  );
}

/** 'All 8 fit 40%.' */
function titleOf({ cause, about }: DifferenceGroup): string {
  const name = movingCauseName(cause);
  return about === '' ? name : `${name}: ${isolated(about)}`;
}

const tones = { theirs: 'plain', leave: 'neutral' } as const satisfies Record<MovingAnswer, BadgeTone>;

function AnswerBadge({ answer }: Pick<DifferenceGroup, 'answer'>) {
  return answer === null ? (
    <Badge tone="caution" label={texts.waits} />
  ) : (
    <Badge tone={tones[answer]} label={texts[answer]} />
  );
}

function factsOf({ rows, payouts, theirs, ours, difference }: DifferenceGroup, currency: CurrencyCode) {
  return [
    {
      term: texts.howMany,
      description: texts.rowsInPayouts({ rows: formatCount(rows), n: payouts }),
    },
    { term: texts.formerApp, description: <MoneyText amount={theirs} currency={currency} /> },
    { term: texts.here, description: <MoneyText amount={ours} currency={currency} /> },
    {
      term: texts.difference,
      description: <MoneyChange before="0" after={difference} books={currency} written={currency} />,
    },
  ];
}

/** One line, worked out by the former app and by the rules here. */
function Example({ example, currency }: { example: MoveDifference; currency: CurrencyCode }) {
  const { order, title, payout_number: payout } = example;
  return (
    <div className={styles.example}>
      <Text size="small" weight="medium">
        {order === '' ? (
          <TextWithElements
            key="payout"
            text={texts.examplePayout}
            elements={{ payout: <bdi>{payout}</bdi> }}
          />
        ) : (
          <TextWithElements
            key="line"
            text={texts.exampleLine}
            elements={{ order: <bdi>{order}</bdi>, title: <bdi>{title}</bdi> }}
          />
        )}
      </Text>
      <Side
        name={texts.formerApp}
        working={example.their_working}
        amount={example.theirs}
        currency={currency}
      />
      <Side name={texts.here} working={example.our_working} amount={example.ours} currency={currency} />
    </div>
  );
}

type SideProps = { name: string; working: string | null; amount: string; currency: CurrencyCode };

function Side({ name, working, amount, currency }: SideProps) {
  return (
    <div className={styles.working}>
      <div className={styles.workingWords}>
        <Text as="span" size="small" weight="medium">
          {name}
        </Text>
        {working !== null && (
          <ol role="list" className={styles.workingSteps}>
            {stepsOf(working).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <span className={styles.workingFigure}>
        <MoneyText amount={amount} currency={currency} />
      </span>
    </div>
  );
}

/** The server writes the steps one after another, and last the sum, which is beside them here. */
function stepsOf(working: string): readonly string[] {
  return working.split('; ').filter((step) => !step.startsWith('in all '));
}

type Saving = { is: 'idle' } | { is: 'busy'; answer: MovingAnswer } | { is: 'refused'; problem: Problem };

function labelOf(answer: MovingAnswer, isInstead: boolean): string {
  if (answer === 'theirs') return isInstead ? texts.bookInstead : texts.book;
  return isInstead ? texts.leaveOpenInstead : texts.leaveOpen;
}

function Answer({
  group,
  name,
  onAnswer,
}: {
  group: DifferenceGroup;
  name: string;
  onAnswer: NonNullable<Props['onAnswer']>;
}) {
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });
  const save = async (answer: MovingAnswer) => {
    setSaving({ is: 'busy', answer });
    const outcome = await onAnswer(answer).catch(rejected);
    setSaving(outcome.is === 'refused' ? outcome : { is: 'idle' });
  };
  const stateOf = (answer: MovingAnswer) => {
    if (saving.is !== 'busy') return { is: 'ready' } as const;
    return saving.answer === answer
      ? ({ is: 'busy', label: texts.saving } as const)
      : ({ is: 'disabled', reason: texts.wait } as const);
  };
  const others = (['theirs', 'leave'] as const).filter((answer) => answer !== group.answer);
  return (
    <div role="group" aria-label={texts.answerTo({ name })}>
      <Stack space="small">
        {saving.is === 'refused' && <RefusalBanner problem={saving.problem} />}
        {group.answer !== null && (
          <Text size="small" tone="muted">
            {group.answer === 'theirs' ? texts.theirsEffect : texts.leaveEffect}
          </Text>
        )}
        <Inline space="small">
          {others.map((answer) => (
            <Button
              key={answer}
              label={labelOf(answer, group.answer !== null)}
              size="small"
              tone={group.answer === null && answer === 'theirs' ? 'primary' : 'secondary'}
              onClick={() => void save(answer)}
              state={stateOf(answer)}
            />
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
