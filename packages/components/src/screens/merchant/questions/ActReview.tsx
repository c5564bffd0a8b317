import { formatWirePercent } from '@consignment/domain/money/rate';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { formatDecimal, formatMoney } from '@consignment/domain/money/money';
import { aboveSoldText, isAboveSold } from '@consignment/domain/commission/override-against-line';
import { formatPercent } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { BeforeAfter } from '../../../primitives/text/BeforeAfter.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';
import type { ChangedLine, ReviewedAct } from './question-act.ts';

const texts = defineTexts('ActReview', {
  difference: 'Difference',
  message: 'Message',
  textHint: 'Your message will be sent with the change.',
  item: 'Item',
  amount: 'Amount',
  lineAndItem: 'Line and item',
  ownRates: 'Earns at its own rates',
  share: 'Share',
  setTo: 'Set to',
  commission: 'Commission',
  movedOn:
    '{payee} will see the earnings from the line before and after the change, but not the name of any other vendor. This also settles the question.',
  override: '{payee} will see the amounts before and after the change. This also settles the question.',
  custom_item:
    'The item will be part of the next payout, and {payee} will see its amount. The line itself won’t change. This also settles the question.',
  move: '{payee} will see that the line belongs to another vendor, but not that vendor’s name. This also settles the question.',
});

type Props = {
  reviewed: ReviewedAct;
  line: ChangedLine;
  /** Of the shop's books, and the one in which the payee's amounts are written. */
  books: CurrencyCode;
  written: CurrencyCode;
  /** A message that goes with the change. */
  onText: (text: string) => void;
};

/** A change before it is made: the amounts before and after, the payee's view of it, and a message to go with it. */
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
                  term: texts.difference,
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
        label={texts.message}
        hint={texts.textHint}
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
      { term: texts.item, description: <bdi>{act.title}</bdi> },
      { term: texts.amount, description: formatDecimal(act.amount, written) },
      ...(change === false ? [] : [{ term: texts.lineAndItem, description: change }]),
    ];
  }
  if (act.do === 'move') {
    return [
      ...(change === false ? [] : [{ term: line.payee, description: change }]),
      { term: act.vendor.name, description: texts.ownRates },
    ];
  }
  const { override } = act;
  const set = override.kind === 'percent' ? formatPercent(override.ppm) : formatMoney(override.amount, books);
  if (line.share !== null) {
    return [
      { term: texts.share, description: <BeforeAfter before={formatWirePercent(line.share)} after={set} /> },
    ];
  }
  return [
    { term: texts.setTo, description: set },
    ...(change === false ? [] : [{ term: texts.commission, description: change }]),
  ];
}

function consequenceOf({ act }: ReviewedAct, line: ChangedLine): string {
  const payee = isolated(line.payee);
  return act.do === 'move' && !line.isPayees ? texts.movedOn({ payee }) : texts[act.do]({ payee });
}
