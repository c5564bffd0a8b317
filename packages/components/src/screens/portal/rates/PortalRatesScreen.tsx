import { isolated } from '@consignment/domain/text/direction';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDay } from '@consignment/domain/time/dates';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { shownRates, type PortalRates, type ShownRate } from './portal-rates.ts';
import type { PortalRule } from './portal-rule.ts';

type Props = {
  shop: { name: string };
  currency: CurrencyCode;
  rules: Loadable<PortalRates>;
  hrefOfCommissions: string;
};

/** The rates that a shop has set for a vendor's goods: those that are coming with their day, and those that hold now. */
export function PortalRatesScreen({ shop, currency, rules, hrefOfCommissions }: Props) {
  return (
    <Page title="Your rates" back={{ href: hrefOfCommissions, label: 'Commissions' }} width="medium">
      {contentOf(rules, shop.name, currency)}
    </Page>
  );
}

function contentOf(rules: Props['rules'], shopName: string, currency: CurrencyCode): ReactNode {
  if (rules.is === 'loading') {
    return (
      <Card title="Holding now">
        <div aria-busy>
          <Skeleton shape="block" />
        </div>
      </Card>
    );
  }
  if (rules.is === 'failed') {
    return (
      <Card>
        <FailedState what="Your rates" problem={rules.problem} onRetry={rules.onRetry} />
      </Card>
    );
  }
  const { today, coming } = shownRates(rules.value, currency);
  if (today.length === 0 && coming.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No rate is set for your goods yet."
          detail={`${isolated(shopName)} sets them. Beside each sale you can ask why its amount is what it is.`}
        />
      </Card>
    );
  }
  return (
    <>
      {coming.length > 0 && (
        <Card title="Coming">
          {/* Two versions for the same goods can come, and a term names one of them. */}
          <DescriptionList
            items={coming.map((rate) => itemOf(rate, `${rate.what}, from ${formatDay(rate.from)}`))}
          />
        </Card>
      )}
      <Card title="Holding now">
        {today.length === 0 ? (
          <Text tone="muted">Until then no rate is set.</Text>
        ) : (
          <Stack space="medium">
            <DescriptionList items={today.map((rate) => itemOf(rate, rate.what))} />
            {today.length > 1 && (
              <Text size="small" tone="muted">
                Where more than one fits a sale, the first in this list decides.
              </Text>
            )}
          </Stack>
        )}
      </Card>
      <Text size="small" tone="muted">
        A sale takes the rates of the day of its order, and keeps them.{' '}
        <span>{notesOf(rules.value.rules)}</span>Beside each sale you can ask why its amount is what it is.
      </Text>
    </>
  );
}

/** For kinds of value whose words say less than they mean. */
function notesOf(rules: readonly PortalRule[]): string {
  const has = (measure: PortalRule['measure']) => rules.some((rule) => rule.measure === measure);
  return [
    has('unit_price') ? 'A rate by price looks at the price of one piece, before any discount. ' : '',
    has('vendor_sales')
      ? 'A rate by sales looks at what your goods sold for in the calendar month before, and stays the same for the whole month. '
      : '',
  ].join('');
}

function itemOf({ rate, note }: ShownRate, term: string): Description {
  return {
    term,
    description: (
      <Stack space="none">
        <bdi>{rate}</bdi>
        {note !== '' && (
          <Text as="span" size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    ),
  };
}
