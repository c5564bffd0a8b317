import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal, formatMoney } from '@consignment/domain/money/money';
import { aboveSoldText, isAboveSold } from '@consignment/domain/commission/override-against-line';
import { formatPercent } from '@consignment/domain/money/rate';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { BeforeAfter } from '../../../primitives/text/BeforeAfter.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';
import type { ChangedLine, ReviewedAct } from './question-act.ts';

type Props = {
  reviewed: ReviewedAct;
  line: ChangedLine;
  /** Of the shop's books, and the one in which the payee's amounts are written. */
  books: CurrencyCode;
  written: CurrencyCode;
  /** A message that goes with the change. */
  onText: (text: string) => void;
};

/** A change before it is made: the amounts before and after, what the payee reads of it, and a message to go with it. */
export function ActReview({ reviewed, line, books, written, onText }: Props) {
  const { before, after } = reviewed;
  return (
    <Stack space="medium">
      <DescriptionList
        items={[
          ...factsOf(reviewed, line, { books, written }),
          ...(before === null || after === null
            ? []
            : [
                {
                  term: 'Difference',
                  description: <MoneyChange before={before} after={after} books={books} written={written} />,
                },
              ]),
        ]}
      />
      {reviewed.act.do === 'override' &&
        reviewed.act.override.kind === 'amount' &&
        line.sold !== null &&
        isAboveSold(reviewed.act.override, line.sold) && (
          <Banner tone="caution" title={aboveSoldText(reviewed.act.override.amount, line.sold, books)} />
        )}
      <Text>{consequenceOf(reviewed, line)}</Text>
      <TextArea
        name="text"
        label="Message"
        hint="It is sent with the change."
        rows={3}
        isOptional
        onChange={onText}
      />
    </Stack>
  );
}

type Currencies = { books: CurrencyCode; written: CurrencyCode };

function factsOf(
  { act, before, after }: ReviewedAct,
  line: ChangedLine,
  { books, written }: Currencies,
): Description[] {
  const change = before !== null && after !== null && (
    <BeforeAfter before={formatDecimal(before, written)} after={formatDecimal(after, written)} />
  );
  if (act.do === 'custom_item') {
    return [
      { term: 'Item', description: <bdi>{act.title}</bdi> },
      { term: 'Amount', description: formatDecimal(act.amount, written) },
      ...(change === false ? [] : [{ term: 'Line and item', description: change }]),
    ];
  }
  if (act.do === 'move') {
    return [
      ...(change === false ? [] : [{ term: line.payee, description: change }]),
      { term: act.vendor.name, description: 'Earns it by its own rates' },
    ];
  }
  const { override } = act;
  const set = override.kind === 'percent' ? formatPercent(override.ppm) : formatMoney(override.amount, books);
  if (line.share !== null) {
    return [{ term: 'Share', description: <BeforeAfter before={`${line.share}%`} after={set} /> }];
  }
  return [
    { term: 'Set to', description: set },
    ...(change === false ? [] : [{ term: 'Commission', description: change }]),
  ];
}

function consequenceOf({ act }: ReviewedAct, { payee, isPayees }: ChangedLine): string {
  const reader = isolated(payee);
  if (act.do === 'move' && !isPayees) {
    return `${reader} reads what it earned and earns from the line, and no other vendor’s name. The question is settled.`;
  }
  const read = {
    override: `${reader} reads the amounts before and after, and the question is settled.`,
    custom_item: `The item is part of the next payout, and ${reader} reads its amount. The line itself stays as it is, and the question is settled.`,
    move: `${reader} reads that the line belongs to another vendor, without its name. The question is settled.`,
  };
  return read[act.do];
}
