import { defineTexts } from '@consignment/domain/text/texts';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { factRows, sidesOf } from './difference-facts.ts';
import type { ShownDifference } from './difference.ts';
import * as styles from './DifferenceFacts.css.ts';

const texts = defineTexts('DifferenceFacts', {
  none: 'none',
});

type Props = {
  difference: Pick<ShownDifference, 'kind' | 'source' | 'facts' | 'currency' | 'title' | 'vendor'>;
};

/** The figures of both sides beside each other; those that differ stand out. */
export function DifferenceFacts({ difference }: Props) {
  const { here, there } = sidesOf(difference);
  const rows = factRows(difference);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts({ sides: there === null ? 'one' : 'two' })}>
      {there !== null && (
        // The names of the sides are read with each figure.
        <div className={styles.fact} aria-hidden>
          <dt />
          <dd className={styles.side}>{here}</dd>
          <dd className={styles.side}>{there}</dd>
        </div>
      )}
      {rows.map((row, at) => {
        const differs = row.here !== null && row.there !== null && row.here !== row.there;
        return (
          // A payment that was made twice has two references.
          <div key={`${row.field} ${at}`} className={styles.fact}>
            <dt className={styles.field}>{row.field}</dt>
            <dd className={styles.value({ differs })}>
              {there !== null && <VisuallyHidden>{`${here}: `}</VisuallyHidden>}
              <Value text={row.here} />
            </dd>
            {there !== null && (
              <dd className={styles.value({ differs })}>
                <VisuallyHidden>{`${there}: `}</VisuallyHidden>
                <Value text={row.there} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Value({ text }: { text: string | null }) {
  if (text !== null) return <bdi>{text}</bdi>;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{texts.none}</VisuallyHidden>
    </>
  );
}
