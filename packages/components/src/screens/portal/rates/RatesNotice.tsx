import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDay } from '@consignment/domain/time/dates';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { shownRates, todayText, type PortalRates } from './portal-rates.ts';

type Props = {
  rates: PortalRates;
  currency: CurrencyCode;
  hrefOfRates: string;
};

/** More are on the page that it leads to. */
const mostNamed = 3;

/**
 * On a vendor's first page until their day: the rates that are coming. Without any, the way to those that hold; nothing in a
 * shop that has set none for the vendor.
 */
export function RatesNotice({ rates, currency, hrefOfRates }: Props) {
  const { today, coming } = shownRates(rates, currency);
  const [next] = coming;
  if (next === undefined) {
    const held = todayText(today);
    if (rates.rules.length === 0 || held === null) return null;
    return (
      <Text size="small" tone="muted">
        <span>{held}</span> <Link href={hrefOfRates} label="View your rates" />
      </Text>
    );
  }
  const isOneDay = coming.every(({ from }) => from === next.from);
  const named = coming.slice(0, mostNamed);
  const more = coming.length - named.length;
  return (
    <aside aria-label="Changes of your rates">
      <Banner
        tone="info"
        title={`Your rates change on ${formatDay(next.from)}.`}
        action={<Link href={hrefOfRates} label="View your rates" />}
      >
        {named.map(({ key, what, rate, from }) => (
          <p key={key}>
            <bdi>{what}</bdi>: <bdi>{rate}</bdi>
            {isOneDay ? '' : <span>{`, from ${formatDay(from)}`}</span>}
          </p>
        ))}
        {more > 0 && <p>{more === 1 ? 'And one change more.' : `And ${more} changes more.`}</p>}
      </Banner>
    </aside>
  );
}
