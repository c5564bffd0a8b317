import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDay } from '@consignment/domain/dates';
import { Banner } from '../../../primitives/Banner.tsx';
import { Link } from '../../../primitives/Link.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { isComing, rateOf, whatOf, type PortalRule } from './portal-rule.ts';

type Props = {
  /** The soonest of those that are coming first. */
  rules: readonly PortalRule[];
  currency: CurrencyCode;
  hrefOfRates: string;
};

/** More are on the page that it leads to. */
const mostNamed = 3;

/**
 * On a vendor's first page until their day: the rates that are coming. Without any, the way to those that hold; nothing in a
 * shop that has set none for the vendor.
 */
export function RatesNotice({ rules, currency, hrefOfRates }: Props) {
  if (rules.length === 0) return null;
  const coming = rules.filter(isComing);
  const [next] = coming;
  if (next === undefined) {
    return (
      <Text size="small" tone="muted">
        {rules.length === 1
          ? 'A rate of its own holds for some of your goods.'
          : `${rules.length} rates of their own hold for some of your goods.`}{' '}
        <Link href={hrefOfRates} label="View your rates" />
      </Text>
    );
  }
  const isOneDay = coming.every(({ from_day: from }) => from === next.from_day);
  const named = coming.slice(0, mostNamed);
  const more = coming.length - named.length;
  return (
    <aside aria-label="Changes of your rates">
      <Banner
        tone="info"
        title={`Your rates change on ${formatDay(next.from_day)}.`}
        action={<Link href={hrefOfRates} label="View your rates" />}
      >
        {named.map((rule) => (
          <p key={rule.id}>
            <bdi>{whatOf(rule)}</bdi>: <bdi>{rateOf(rule, currency)}</bdi>
            {isOneDay ? '' : `, from ${formatDay(rule.from_day)}`}
          </p>
        ))}
        {more > 0 && <p>{more === 1 ? 'And one change more.' : `And ${more} changes more.`}</p>}
      </Banner>
    </aside>
  );
}
