import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { MoneyText } from '../money/MoneyText.tsx';

const texts = defineTexts('ListTotal', {
  total: 'Total',
});

/** A decimal string, and the currency that it is written in. */
export type Sum = { amount: string; currency: CurrencyCode };

type Props = {
  /** One for each currency; with none nothing is shown. */
  sums: readonly Sum[];
  /** Amounts of the rows that are not in the total, and why. */
  left?: { label: string; sums: readonly Sum[] };
};

/** The total of a whole list as it is narrowed, above its first page. The figures of a page are StatBoxes. */
export function ListTotal({ sums, left }: Props) {
  if (sums.length === 0) return null;
  return (
    <Inline space="medium" align="baseline">
      <Sums label={texts.total} sums={sums} isMain />
      {left !== undefined && left.sums.length > 0 && <Sums label={left.label} sums={left.sums} />}
    </Inline>
  );
}

function Sums({ label, sums, isMain = false }: { label: string; sums: readonly Sum[]; isMain?: boolean }) {
  return (
    <Text key={label} size="small" tone={isMain ? 'default' : 'muted'} isTabular>
      {`${label}: `}
      {sums.map((sum, at) => (
        <Text
          key={`${sum.currency} ${at}`}
          as={isMain ? 'strong' : 'span'}
          size="small"
          tone="inherit"
          weight={isMain ? 'semibold' : 'regular'}
        >
          {at > 0 && <span>{' + '}</span>}
          <MoneyText {...sum} />
        </Text>
      ))}
    </Text>
  );
}
