import { historyLine, type LinePart } from '@consignment/domain/history/history-line';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { BeforeAfter } from '../../../primitives/text/BeforeAfter.tsx';

const texts = defineTexts('HistoryLine', {
  changed: 'changed',
});

type Props = {
  entry: Parameters<typeof historyLine>[0];
  /** Of amounts whose entry names no currency. */
  currency: CurrencyCode;
  /** The page of its subject; null where there is none. */
  href: string | null;
};

/** An act in one line: the change with the values before and after, or the action. */
export function HistoryLine({ entry, currency, href }: Props) {
  const { subject, vendor, act, parts } = historyLine(entry, currency);
  const hasAct = act !== null;
  return (
    <span>
      <bdi>{href === null ? subject : <Link href={href} label={subject} />}</bdi>
      {vendor !== null && (
        <span>
          {' · '}
          <bdi>{vendor}</bdi>
        </span>
      )}
      <span>{`: ${act ?? ''}`}</span>
      {parts.map((part, at) => (
        <span key={part.field}>
          <span>{`${at > 0 ? ', ' : hasAct ? ' (' : ''}${part.field} `}</span>
          <Values {...part} />
        </span>
      ))}
      {hasAct && parts.length > 0 && <span>)</span>}
    </span>
  );
}

function Values({ before, after }: LinePart) {
  if (before === null && after === null) return <span key="withheld">{texts.changed}</span>;
  if (before === null || after === null) return <bdi key="one">{before ?? after}</bdi>;
  return <BeforeAfter key="both" before={before} after={after} />;
}
