import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  weekLines,
  weekLineText,
  type WeekFacts,
  type WeekLine,
  type LostPayout,
} from '@consignment/domain/shop/this-week';
import { defineTexts } from '@consignment/domain/text/texts';
import { list } from '../../../parts/lists/CardRows.css.ts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { usePayRunDraft } from '../../../parts/payouts/use-pay-run-draft.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './ThisWeek.css.ts';

const texts = defineTexts('ThisWeek', {
  title: 'This week',
  partNotLoaded: 'Part of this week could not be loaded.',
  nothing: 'Nothing is waiting for you.',
  dueUnknown: 'The amount due isn’t known yet.',
  reviewAndPay: 'Review and pay',
  viewPayRun: 'View pay run',
  viewPayout: 'View payout',
  answer: 'Answer',
  reviewAccounts: 'Review accounts',
  assignRefunds: 'Assign refunds',
  viewDifferences: 'View differences',
  loading: 'Loading this week…',
});

export type WeekLinks = {
  run: (id: number) => string;
  payout: (id: number) => string;
  question: (id: number) => string;
  openQuestions: string;
  accounts: string;
  refunds: string;
  differences: string;
};

type Props = {
  run: Loadable<WeekFacts['run']>;
  /** The same figure as the stat Due, which says itself that it could not be loaded. */
  due: Loadable<WeekFacts['due']>;
  /** Its currency is null for the shop's. */
  lostPayout: Loadable<(Omit<LostPayout, 'currency'> & { currency: CurrencyCode | null }) | null>;
  questions: Loadable<WeekFacts['questions']>;
  books: Loadable<{ refunds: WeekFacts['refunds']; differences: number }>;
  /** Null for a person who may not approve accounts. */
  accounts: number | null;
  currency: ShopCurrency;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  links: WeekLinks;
  /** Opens what pays all that is due where no pay run is drafted. Null for a person who may not pay. */
  onReviewAndPay: (() => Promise<KnownOutcome>) | null;
};

/** The first card of the first page: a line for each thing that waits for the shop, with its verb. */
export function ThisWeek(props: Props) {
  const parts = [props.run, props.lostPayout, props.questions, props.books];
  const failed = parts.filter((part) => part.is === 'failed');
  return (
    <Card title={texts.title}>
      {[...parts, props.due].some(({ is }) => is === 'loading') ? (
        <Loading />
      ) : (
        <Stack space="small">
          <Lines {...props} isWhole={failed.length === 0 && props.due.is === 'ready'} />
          {failed[0] !== undefined && (
            <FailedState
              title={texts.partNotLoaded}
              problem={failed[0].problem}
              onRetry={() => {
                for (const { onRetry } of failed) onRetry();
              }}
            />
          )}
        </Stack>
      )}
    </Card>
  );
}

function Lines({ isWhole, ...props }: Props & { isWhole: boolean }) {
  const { links, onReviewAndPay } = props;
  const draft = usePayRunDraft(onReviewAndPay);
  const books = knownOf(props.books);
  const lost = knownOf(props.lostPayout);
  const lines = weekLines({
    run: knownOf(props.run),
    due: onReviewAndPay === null ? null : knownOf(props.due),
    lostPayout: lost && { ...lost, currency: currencyOf(props.currency, lost) },
    questions: knownOf(props.questions),
    accounts: props.accounts,
    refunds: books?.refunds ?? null,
    differences: books?.differences ?? null,
  });
  if (lines.length === 0) {
    if (isWhole) return <Text tone="muted">{texts.nothing}</Text>;
    return props.due.is === 'failed' && <Text tone="muted">{texts.dueUnknown}</Text>;
  }
  return (
    <>
      {draft.answer}
      <ul role="list" aria-label={texts.title} className={list}>
        {lines.map((line) => (
          <li key={line.is} className={styles.line}>
            <span className={styles.words}>
              <Text as="span" {...(isPay(line) && { weight: 'semibold' })}>
                {weekLineText(line, props)}
              </Text>
            </span>
            {line.is === 'due' ? (
              <Button
                label={texts.reviewAndPay}
                tone="primary"
                size="small"
                onClick={draft.start}
                state={draft.button}
              />
            ) : line.is === 'run' && onReviewAndPay !== null ? (
              <ButtonLink label={texts.reviewAndPay} href={links.run(line.id)} tone="primary" size="small" />
            ) : (
              <Link {...verbOf(line, links)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function isPay({ is }: WeekLine): boolean {
  return is === 'run' || is === 'due';
}

function verbOf(line: Exclude<WeekLine, { is: 'due' }>, links: WeekLinks): { label: string; href: string } {
  switch (line.is) {
    case 'run':
      return { label: texts.viewPayRun, href: links.run(line.id) };
    case 'lost_payout':
      return { label: texts.viewPayout, href: links.payout(line.id) };
    case 'questions':
      return {
        label: texts.answer,
        href: line.open === 1 && line.first !== null ? links.question(line.first.id) : links.openQuestions,
      };
    case 'accounts':
      return { label: texts.reviewAccounts, href: links.accounts };
    case 'refunds':
      return { label: texts.assignRefunds, href: links.refunds };
    case 'differences':
      return { label: texts.viewDifferences, href: links.differences };
  }
}

function knownOf<Value>(part: Loadable<Value>): Value | null {
  return part.is === 'ready' ? part.value : null;
}

function Loading() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={list}>
        {['a', 'b'].map((key) => (
          <div key={key} className={styles.line}>
            <span className={styles.words}>
              <Skeleton shape="line" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
