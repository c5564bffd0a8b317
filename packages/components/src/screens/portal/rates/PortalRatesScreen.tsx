import { isolated } from '@consignment/domain/direction';
import type { CurrencyCode } from '@consignment/domain/currency';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import { Card } from '../../../primitives/Card.tsx';
import { DescriptionList, type Description } from '../../../primitives/DescriptionList.tsx';
import { EmptyState } from '../../../primitives/EmptyState.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { daysOf, heldBefore, isComing, rateOf, whatOf, type PortalRule } from './portal-rule.ts';

type Props = {
  shop: { name: string };
  currency: CurrencyCode;
  /** Those that are coming first, then those that hold, the strongest first. */
  rules: Loadable<readonly PortalRule[]>;
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
  const all = rules.value;
  const coming = all.filter(isComing);
  const held = all.filter((rule) => !isComing(rule));
  if (all.length === 0) {
    return (
      <Card>
        <EmptyState
          title="Your usual share holds for everything."
          detail={`${isolated(shopName)} has set no other rates for your goods. Beside each sale you can ask why its amount is what it is.`}
        />
      </Card>
    );
  }
  return (
    <>
      {coming.length > 0 && (
        <Card title="Coming">
          <DescriptionList items={coming.map((rule) => itemOf(rule, all, currency))} />
        </Card>
      )}
      <Card title="Holding now">
        {held.length === 0 ? (
          <Text tone="muted">Until then your usual share holds for everything.</Text>
        ) : (
          <Stack space="medium">
            <DescriptionList items={held.map((rule) => itemOf(rule, all, currency))} />
            <Text size="small" tone="muted">
              {held.length === 1
                ? 'Where it does not fit a sale, your usual share holds.'
                : 'Where more than one fits a sale, the first in this list decides. Where none does, your usual share holds.'}
            </Text>
          </Stack>
        )}
      </Card>
      <Text size="small" tone="muted">
        A sale takes the rates of the day of its order, and keeps them. {notesOf(all)}Beside each sale you can
        ask why its amount is what it is.
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

function itemOf(rule: PortalRule, all: readonly PortalRule[], currency: CurrencyCode): Description {
  const before = isComing(rule) ? heldBefore(rule, all) : null;
  return {
    // Two versions for the same goods can come, and a term names one of them.
    term: isComing(rule) ? `${whatOf(rule)}, ${lowerFirst(daysOf(rule))}` : whatOf(rule),
    description: (
      <Stack space="none">
        <bdi>{rateOf(rule, currency)}</bdi>
        <Text as="span" size="small" tone="muted">
          {isComing(rule) ? (before === null ? 'New' : `Now: ${rateOf(before, currency)}`) : daysOf(rule)}
        </Text>
      </Stack>
    ),
  };
}

function lowerFirst(text: string): string {
  return text.startsWith('From ') ? `f${text.slice(1)}` : text;
}
