import { historyLine, type LinePart } from '@consignment/domain/history/history-line';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { ShownEntry } from './history-columns.tsx';

type Props = {
  entry: Pick<ShownEntry, 'event' | 'object' | 'object_name' | 'vendor_name' | 'before' | 'after'>;
  /** The page of what it is about; null where there is none. */
  href: string | null;
};

/** An act in one line: what changed from what to what, or what was done. */
export function HistoryLine({ entry, href }: Props) {
  const { subject, vendor, act, parts } = historyLine(entry);
  return (
    <span>
      <bdi>{href === null ? subject : <Link href={href} label={subject} />}</bdi>
      {vendor !== null && (
        <span>
          {' · '}
          <bdi>{vendor}</bdi>
        </span>
      )}
      {act === null ? ': ' : `: ${act}`}
      {parts.length > 0 && (
        <>
          {act !== null && ' ('}
          {parts.map((part, at) => (
            <span key={part.field}>
              {at > 0 && ', '}
              {`${part.field} `}
              <Values {...part} />
            </span>
          ))}
          {act !== null && ')'}
        </>
      )}
    </span>
  );
}

function Values({ before, after }: LinePart) {
  if (before === null && after === null) return <span>changed</span>;
  if (before === null || after === null) return <bdi>{before ?? after}</bdi>;
  return (
    <span>
      <bdi>{before}</bdi>
      {' → '}
      <bdi>{after}</bdi>
    </span>
  );
}
