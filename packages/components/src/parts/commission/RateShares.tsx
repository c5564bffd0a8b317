import { formatPercent, restOfRate } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('RateShares', {
  theyGetYouKeep: 'Vendors get {rate} and you keep {value}.',
});

type Props = {
  /** The vendor's share, in ppm; null while none is entered. */
  rate: number | null;
};

/** Both sides of a percentage that a person types: the vendor's and the shop's. NextOrderRate says which rate is in force. */
export function RateShares({ rate }: Props) {
  if (rate === null) return null;
  return (
    <Text size="small" tone="muted">
      {texts.theyGetYouKeep({ rate: formatPercent(rate), value: formatPercent(restOfRate(rate)) })}
    </Text>
  );
}
