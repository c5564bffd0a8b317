import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { MovingAnswer } from '@consignment/domain/moves/moving-groups';
import { defineTexts } from '@consignment/domain/text/texts';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps } from 'react';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { DifferenceCard } from './DifferenceCard.tsx';
import type { DifferenceGroup } from './move.ts';
import * as styles from './moves.css.ts';

const texts = defineTexts('MoveDifferences', {
  differences: 'Differences',
  differencesNotLoaded: 'Differences could not be loaded.',
  next: 'Continue to balances',
  nothingDiffers: 'There are no differences.',
  nothingDiffersDetail: 'Every payout from the previous app matches your rules to the cent.',
  explanation:
    'Your vendors were paid the old amounts, and recording those amounts doesn’t change any rules for new orders. A payout with anything left open won’t be recorded.',
  allAnswered: 'Every difference has an answer. You can change your answers until you record the payouts.',
  waiting:
    '{n, plural, one {# question is} other {# questions are}} waiting for you. One answer settles all lines in a group.',
  given: '{n, plural, one {# question has been answered.} other {# questions have been answered.}}',
});

type Props = {
  /** Those of the most money first. */
  groups: ListState<DifferenceGroup>;
  /** Groups without an answer, on all pages. */
  unanswered: number;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
  currency: CurrencyCode;
  hrefOfNext: string;
  hrefOfLines: (id: number) => string;
  hrefOfRate: ComponentProps<typeof DifferenceCard>['hrefOfRate'];
  /** One answer for all lines of a group. Null for a person who may not, and once the move is booked. */
  onAnswer: ((groupId: number, answer: MovingAnswer) => Promise<Outcome>) | null;
};

/** The differences between the former app and the rules here, by cause, each with one answer. */
export function MoveDifferences(props: Props) {
  const { groups, unanswered, page, pageSize, hrefOfPage, currency, onAnswer } = props;
  if (groups.is === 'loading') {
    return (
      <Card>
        <Skeleton shape="line" />
      </Card>
    );
  }
  if (groups.is === 'failed') {
    return (
      <Card>
        <FailedState title={texts.differencesNotLoaded} problem={groups.problem} onRetry={groups.onRetry} />
      </Card>
    );
  }
  const { rows, total } = groups;
  const goOn = <ButtonLink href={props.hrefOfNext} label={texts.next} tone="primary" />;
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          icon={CircleCheck}
          title={texts.nothingDiffers}
          detail={texts.nothingDiffersDetail}
          action={onAnswer !== null && goOn}
        />
      </Card>
    );
  }
  return (
    <Stack space="medium">
      {onAnswer !== null && (
        <Stack space="xsmall">
          <Text>
            <span role="status">{standingWords(total, unanswered)}</span>
          </Text>
          <Text size="small" tone="muted">
            {texts.explanation}
          </Text>
        </Stack>
      )}
      <ul role="list" className={styles.groups}>
        {rows.map((group) => (
          <li key={group.id}>
            <DifferenceCard
              group={group}
              currency={currency}
              hrefOfLines={props.hrefOfLines(group.id)}
              hrefOfRate={props.hrefOfRate}
              onAnswer={onAnswer === null ? null : (answer) => onAnswer(group.id, answer)}
            />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Pagination label={texts.differences} {...pagesOf({ page, pageSize, total, hrefOfPage })} />
      )}
      {unanswered === 0 && onAnswer !== null && <div>{goOn}</div>}
    </Stack>
  );
}

function standingWords(groups: number, open: number): string {
  if (open === 0) return texts.allAnswered;
  const given = groups - open;
  const waiting = texts.waiting({ n: open });
  return given === 0 ? waiting : `${waiting} ${texts.given({ n: given })}`;
}
