import type { LineState } from '@consignment/domain/commission/commission-rules';
import type { Trace } from '@consignment/domain/commission/commission-amount';
import { reasonText, type Reason } from '@consignment/domain/commission/commission-reasons';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { isActive } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/text/Badge.tsx';
import { IconButton } from '../../primitives/actions/IconButton.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { QuestionMark } from '../../primitives/tables/row-icons.tsx';
import { commissionKind } from './commission-kind.ts';
import { CommissionAmount, type CommissionType } from './CommissionAmount.tsx';
import * as styles from './CommissionCell.css.ts';
import { CommissionPlaces } from './CommissionPlaces.tsx';
import { noteOfQuestion, type LineQuestion, type Reader } from '../questions/question-state.ts';
import { lineTone } from '../lists/status-tone.ts';
import { WhyThisAmount } from './WhyThisAmount.tsx';

const texts = defineTexts('CommissionCell', {
  paid: 'Paid',
  askAbout: 'Ask about {name}',
  pending: 'Pending',
  blocked: 'Blocked',
  ineligible: 'No commission',
  unassigned: 'No vendor',
});

/** The fields of a line item that its commission is drawn from. Fields that a shop hides from its vendors are left out. */
export type CommissionOfLine = {
  /** A decimal string, after refunds. */
  commission_amount?: string;
  commission_type: CommissionType;
  vendor_paid: boolean;
  commission_state: LineState;
  commission_reason: Reason | null;
  commission_trace?: Trace | null;
  /** The latest question about it, where the reader may see it. */
  question?: LineQuestion | null;
};

/** Where questions about a line are read, and the way to ask one; null for a person who does not ask. */
export type QuestionWays = {
  reader: Reader;
  hrefOf: (id: number) => string;
  onAsk: (() => void) | null;
};

type Props = {
  line: CommissionOfLine;
  currency: CurrencyCode;
  /** The line's name, such as `#1001, Oak table`; it names the button that explains the amount. */
  name: string;
  /** The button that changes the commission; null for a line that has none. Left out where no line has one. */
  edit?: ReactNode;
  /** False where the row already says that the line is paid, so that it is not repeated. */
  saysPaid?: boolean;
  /** Left out where a table shows no questions. */
  questions?: QuestionWays | undefined;
};

/**
 * A vendor's commission for a line, in the same three places on every page: the amount, why, and the button that changes
 * it. A missing amount is replaced by its reason. A paid amount is struck through. An amount without a
 * state is a MoneyText.
 */
export function CommissionCell({ line, currency, name, edit, saysPaid = true, questions }: Props) {
  const { commission_state: state, commission_reason: reason, commission_trace: trace } = line;
  const isPaid = line.vendor_paid;
  const kind = commissionKind(line.commission_type);
  const isCounted = isPaid || state === 'accrued';
  const hasAmount = isCounted || state === 'pending';
  const amount = hasAmount && (
    <CommissionAmount
      amount={line.commission_amount}
      type={line.commission_type}
      currency={currency}
      isPaid={isPaid}
    />
  );
  const notes: string[] = [];
  if (isPaid && saysPaid) notes.push(texts.paid);
  if (!isCounted && reason !== null) notes.push(reasonText[reason]);
  if (kind !== undefined) notes.push(kind);
  return (
    <CommissionPlaces
      amount={
        isCounted ? (
          amount
        ) : (
          <span className={styles.amount}>
            {badges[state]()}
            {amount}
          </span>
        )
      }
      why={
        hasAmount && trace ? (
          <WhyThisAmount
            trace={trace}
            amount={line.commission_amount}
            currency={currency}
            name={name}
            asking={askingOf(line, questions)}
          />
        ) : (
          <AskAlone line={line} name={name} questions={questions} />
        )
      }
      edit={edit}
      notes={notes}
      link={
        line.question && questions ? (
          <Link
            href={questions.hrefOf(line.question.id)}
            label={noteOfQuestion(line.question, questions.reader)}
          />
        ) : null
      }
    />
  );
}

/** Of a line with a question under way no second one is asked. */
function mayAsk({ question }: CommissionOfLine, questions: QuestionWays | undefined) {
  return question && isActive(question.state) ? null : (questions?.onAsk ?? null);
}

function askingOf(line: CommissionOfLine, questions: QuestionWays | undefined) {
  if (questions === undefined) return undefined;
  const { question } = line;
  return {
    question: question
      ? { href: questions.hrefOf(question.id), label: noteOfQuestion(question, questions.reader) }
      : null,
    onAsk: mayAsk(line, questions),
  };
}

/** Without an amount there is nothing to explain, and all the more to ask. */
function AskAlone({ line, name, questions }: { line: CommissionOfLine } & Pick<Props, 'name' | 'questions'>) {
  const onAsk = mayAsk(line, questions);
  if (onAsk === null) return null;
  return (
    <IconButton
      icon={QuestionMark}
      size="small"
      label={texts.askAbout({ name: isolated(name) })}
      onClick={onAsk}
    />
  );
}

const badges = {
  accrued: () => null,
  pending: () => <Badge label={texts.pending} tone={lineTone.pending} />,
  blocked: () => <Badge label={texts.blocked} tone={lineTone.blocked} />,
  ineligible: () => <Badge label={texts.ineligible} tone={lineTone.ineligible} />,
  unassigned: () => <Badge label={texts.unassigned} tone={lineTone.unassigned} />,
} satisfies Record<LineState, () => ReactNode>;
