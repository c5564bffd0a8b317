import { formatWirePercent } from '@consignment/domain/money/rate';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { Badge } from '../../primitives/text/Badge.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { DescriptionList, type Description } from '../../primitives/text/DescriptionList.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { CommissionCell, type CommissionOfLine } from '../commission/CommissionCell.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import { ProductCell, productTitle, type ProductOfLine } from '../products/ProductCell.tsx';
import { lineOfQuestion, type ListedQuestion } from './question.ts';
import type { Reader } from './question-state.ts';

const texts = defineTexts('QuestionSubject', {
  theCommission: 'The commission',
  theLine: 'The line',
  share: 'Share',
  whenAsked: 'When asked',
  goneForShop: 'This line no longer exists.',
  goneForAsker: 'This line is no longer yours.',
  order: 'Order',
  price: 'Price',
  discount: 'Discount',
  now: 'Now',
  pending: 'Pending',
  paid: 'Paid',
});

/** The line as it is now. Fields that a shop hides from its vendors are left out. */
export type LineOfQuestion = ProductOfLine &
  CommissionOfLine & {
    order: { id: number; name?: string } | null;
    price?: string;
    allocated_discount?: string;
  };

/** The sales rep's commission on an order as it is now; amounts are decimal strings. */
export type PartOfQuestion = {
  percent: string;
  commission: string;
  commission_state: 'accrued' | 'pending' | 'ineligible';
  paid: boolean;
  /** The order's id. */
  order: number;
};

/** The thing that a question is about. */
export type Subject =
  { is: 'line'; line: LineOfQuestion } | { is: 'part'; part: PartOfQuestion } | { is: 'gone' };

type Props = {
  subject: Subject;
  question: Pick<ListedQuestion, 'title' | 'order_name' | 'amount_asked' | 'currency'>;
  reader: Reader;
  /** Left out where orders have no page. */
  hrefOfOrder?: (orderId: number) => string;
};

/**
 * The line or the commission that a question is about, with its amount when it was asked and now. It is beside the thread; rows
 * of a list have the line as text.
 */
export function QuestionSubject({ subject, question, reader, hrefOfOrder }: Props) {
  const { currency, amount_asked: asked } = question;
  return (
    <Card title={subject.is === 'part' ? texts.theCommission : texts.theLine}>
      <Stack space="medium">
        {subject.is === 'line' && <ProductCell line={subject.line} />}
        {subject.is === 'gone' && <Gone question={question} reader={reader} />}
        <DescriptionList
          items={[
            ...(subject.is === 'gone' ? [] : orderOf(subject, question.order_name, hrefOfOrder)),
            ...(subject.is === 'line' ? priceOf(subject.line, currency) : []),
            ...(subject.is === 'part'
              ? [{ term: texts.share, description: formatWirePercent(subject.part.percent) }]
              : []),
            ...(asked === undefined
              ? []
              : [{ term: texts.whenAsked, description: <MoneyText amount={asked} currency={currency} /> }]),
            ...(subject.is === 'gone' ? [] : [nowOf(subject, currency)]),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Gone({ question, reader }: Pick<Props, 'question' | 'reader'>) {
  return (
    <Stack space="xxsmall">
      <Text>
        <bdi>{lineOfQuestion(question)}</bdi>
      </Text>
      <Text size="small" tone="muted">
        {reader === 'shop' ? texts.goneForShop : texts.goneForAsker}
      </Text>
    </Stack>
  );
}

function orderOf(
  subject: Exclude<Subject, { is: 'gone' }>,
  name: string | undefined,
  hrefOfOrder: Props['hrefOfOrder'],
): readonly Description[] {
  const id = subject.is === 'line' ? subject.line.order?.id : subject.part.order;
  if (!name || id === undefined) return [];
  return [
    {
      term: texts.order,
      description: hrefOfOrder === undefined ? name : <Link href={hrefOfOrder(id)} label={name} />,
    },
  ];
}

function priceOf(line: LineOfQuestion, currency: CurrencyCode): readonly Description[] {
  const { price, quantity, allocated_discount: discount } = line;
  if (price === undefined) return [];
  const units = quantity === 1 ? '' : ` × ${formatCount(quantity)}`;
  return [
    {
      term: texts.price,
      description: (
        <span dir="ltr" translate="no">
          <MoneyText amount={price} currency={currency} />
          <span>{units}</span>
        </span>
      ),
    },
    ...(discount === undefined || Number(discount) === 0
      ? []
      : [{ term: texts.discount, description: <MoneyText amount={`-${discount}`} currency={currency} /> }]),
  ];
}

function nowOf(subject: Exclude<Subject, { is: 'gone' }>, currency: CurrencyCode): Description {
  if (subject.is === 'line') {
    const { line } = subject;
    const title = productTitle(line);
    const name = line.order?.name === undefined ? title : `${line.order.name}, ${title}`;
    return { term: texts.now, description: <CommissionCell line={line} currency={currency} name={name} /> };
  }
  const { commission, commission_state: state, paid } = subject.part;
  return {
    term: texts.now,
    description: (
      <>
        <MoneyText amount={commission} currency={currency} />
        {state === 'pending' && (
          <span>
            {' '}
            <Badge label={texts.pending} />
          </span>
        )}
        {paid && (
          <span>
            {' '}
            <Badge label={texts.paid} tone="plain" />
          </span>
        )}
      </>
    ),
  };
}
