import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { shownRates, todayText, type PortalRates } from './portal-rates.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('RatesNotice', {
  viewYourRates: 'View your rates',
  changesOfYourRates: 'Changes to your rates',
  yourRatesChange: 'Your rates are changing on {from}.',
  rate: '{what}: {rate}',
  rateFrom: '{what}: {rate}, from {from}',
  more: '{n, plural, =1 {And one more change.} other {And # more changes.}}',
});

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
        <span>{held}</span> <Link href={hrefOfRates} label={texts.viewYourRates} />
      </Text>
    );
  }
  const isOneDay = coming.every(({ from }) => from === next.from);
  const named = coming.slice(0, mostNamed);
  const more = coming.length - named.length;
  return (
    <aside aria-label={texts.changesOfYourRates}>
      <Banner
        tone="info"
        title={texts.yourRatesChange({ from: formatDay(next.from) })}
        action={<Link href={hrefOfRates} label={texts.viewYourRates} />}
      >
        {named.map(({ key, what, rate, from }) => (
          <p key={key}>
            {isOneDay ? (
              <TextWithElements
                text={texts.rate}
                elements={{ what: <bdi>{what}</bdi>, rate: <bdi>{rate}</bdi> }}
              />
            ) : (
              <TextWithElements
                text={texts.rateFrom}
                elements={{
                  what: <bdi>{what}</bdi>,
                  rate: <bdi>{rate}</bdi>,
                  from: <span>{formatDay(from)}</span>,
                }}
              />
            )}
          </p>
        ))}
        {more > 0 && <p>{texts.more({ n: more })}</p>}
      </Banner>
    </aside>
  );
}
