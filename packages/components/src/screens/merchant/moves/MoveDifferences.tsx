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
  nothingDiffers: 'Nothing differs.',
  nothingDiffersDetail: 'Every payout of the former app comes to the same cent by the rules here.',
  explanation:
    'Your vendors were paid the old amounts, and booking them changes no rule for new orders. A payout with anything left open is not booked.',
  allAnswered: 'Every difference has an answer. You can change each of them until you book.',
  waiting:
    '{n, plural, one {# question waits} other {# questions wait}} for you. One answer settles all lines of a group.',
  given: '{n, plural, one {# answer is given.} other {# answers are given.}}',
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
