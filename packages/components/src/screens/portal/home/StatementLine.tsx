import { defineTexts } from '@consignment/domain/text/texts';
import { nearDay } from '@consignment/domain/time/dates';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import type { ShownStatement } from '../../../parts/statements/statement.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { nameOfStatement } from '../statements/portal-statement.ts';
import { HomeFact } from './HomeFact.tsx';
import * as styles from './HomeFact.css.ts';

const texts = defineTexts('StatementLine', {
  failed: 'Your statements could not be loaded.',
  retry: 'Retry',
  loadingYourLatestStatement: 'Loading your latest statement…',
  latestStatement: 'Latest statement',
  nextStatement: 'Next statement',
  closedAt: 'closing balance',
});

export type HomeStatement = {
  /** Null before the first one. */
  latest: (Pick<ShownStatement, 'first_day' | 'last_day' | 'currency' | 'closing'> & { id: number }) | null;
  /** The day 'YYYY-MM-DD' on which the next ones are issued; null where it is not known. */
  nextOn: string | null;
};

type Props = {
  statement: Loadable<HomeStatement>;
  hrefOfStatement: (id: number) => string;
};

/** The latest statement of a vendor and the day of the next, beneath its figures; nothing where neither is known. The list is PortalStatementsScreen. */
export function StatementLine({ statement, hrefOfStatement }: Props) {
  if (statement.is === 'failed') {
    return (
      <div className={styles.line} role="alert">
        <p>{texts.failed}</p>
        <Button label={texts.retry} tone="quiet" size="small" onClick={statement.onRetry} />
      </div>
    );
  }
  if (statement.is === 'loading') {
    // Words that are there already would move when the others come.
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loadingYourLatestStatement}</VisuallyHidden>
        <Skeleton />
      </div>
    );
  }
  const { latest, nextOn } = statement.value;
  if (latest === null && nextOn === null) return null;
  return (
    <dl className={styles.line}>
      {latest !== null && (
        <HomeFact label={texts.latestStatement} value={latestOf(latest, hrefOfStatement)} />
      )}
      {nextOn !== null && <HomeFact label={texts.nextStatement} value={<bdi>{nearDay(nextOn)}</bdi>} />}
    </dl>
  );
}

function latestOf(latest: NonNullable<HomeStatement['latest']>, hrefOfStatement: Props['hrefOfStatement']) {
  return (
    <span>
      <Link href={hrefOfStatement(latest.id)} label={nameOfStatement(latest)} />,{' '}
      <span className={styles.words}>{texts.closedAt} </span>
      <MoneyText amount={latest.closing} currency={latest.currency} />
    </span>
  );
}
