import { isolated } from '@consignment/domain/text/direction';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
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
import { PortalFees, type ShownPortalFees } from './PortalFees.tsx';
import { shownRates, type PortalRates, type ShownRate } from './portal-rates.ts';
import type { PortalRule } from './portal-rule.ts';

const texts = defineTexts('PortalRatesScreen', {
  yourRates: 'Your rates',
  notLoaded: 'Your rates could not be loaded.',
  commissions: 'Commissions',
  holdingNow: 'Current rates',
  noRate: 'No rates have been set for your goods yet.',
  shopSetsThem: '{shopName} sets your rates. Next to each sale, you can ask how the amount was worked out.',
  coming: 'Upcoming rates',
  from: '{what}, from {from}',
  noneUntilThen: 'No rates apply until the upcoming rates start.',
  firstDecides: 'If more than one rate fits a sale, the first one in this list applies.',
  dayOfItsOrder: 'A sale uses the rates that apply on the day of the order, even if the rates change later.',
  byPrice: 'A rate by price depends on the price of one unit, before any discount.',
  bySales:
    'A rate by sales depends on how much your goods sold for in the previous calendar month, and stays the same for the whole month.',
  youCanAsk: 'Next to each sale, you can ask how the amount was worked out.',
});

type Props = {
  shop: { name: string };
  currency: CurrencyCode;
  rules: Loadable<PortalRates>;
  fees: Loadable<ShownPortalFees>;
  hrefOfCommissions: string;
};

/** The rates that a shop has set for a vendor's goods, those that are coming with their day and those that hold now, and its fees. */
export function PortalRatesScreen({ shop, currency, rules, fees, hrefOfCommissions }: Props) {
  return (
    <Page title={texts.yourRates} back={{ href: hrefOfCommissions, label: texts.commissions }} width="medium">
      {contentOf(rules, shop.name, currency)}
      <PortalFees fees={fees} currency={currency} />
    </Page>
  );
}

function contentOf(rules: Props['rules'], shopName: string, currency: CurrencyCode): ReactNode {
  if (rules.is === 'loading') {
    return (
      <Card title={texts.holdingNow}>
        <div aria-busy>
          <Skeleton shape="block" />
        </div>
      </Card>
    );
  }
  if (rules.is === 'failed') {
    return (
      <Card>
        <FailedState title={texts.notLoaded} problem={rules.problem} onRetry={rules.onRetry} />
      </Card>
    );
  }
  const { today, coming } = shownRates(rules.value, currency);
  if (today.length === 0 && coming.length === 0) {
    return (
      <Card>
        <EmptyState title={texts.noRate} detail={texts.shopSetsThem({ shopName: isolated(shopName) })} />
      </Card>
    );
  }
  return (
    <>
      {coming.length > 0 && (
        <Card title={texts.coming}>
          {/* Two versions for the same goods can come, and a term names one of them. */}
          <DescriptionList
            items={coming.map((rate) =>
              itemOf(rate, texts.from({ what: rate.what, from: formatDay(rate.from) })),
            )}
          />
        </Card>
      )}
      <Card title={texts.holdingNow}>
        {today.length === 0 ? (
          <Text tone="muted">{texts.noneUntilThen}</Text>
        ) : (
          <Stack space="medium">
            <DescriptionList items={today.map((rate) => itemOf(rate, rate.what))} />
            {today.length > 1 && (
              <Text size="small" tone="muted">
                {texts.firstDecides}
              </Text>
            )}
          </Stack>
        )}
      </Card>
      <Text size="small" tone="muted">
        {notesOf(rules.value.rules)}
      </Text>
    </>
  );
}

/** With a sentence for each kind of value whose words say less than they mean. */
function notesOf(rules: readonly PortalRule[]): string {
  const has = (measure: PortalRule['measure']) => rules.some((rule) => rule.measure === measure);
  return [
    texts.dayOfItsOrder,
    ...(has('unit_price') ? [texts.byPrice] : []),
    ...(has('vendor_sales') ? [texts.bySales] : []),
    texts.youCanAsk,
  ].join(' ');
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
