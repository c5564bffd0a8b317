import { CardRows } from '../../../parts/lists/CardRows.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { OpenCount } from './OpenCount.tsx';

/** The overdue ones are open too. */
export type OpenQuestions = { open: number; overdue: number };

type Props = {
  counts: Loadable<OpenQuestions>;
  hrefOfAll: string;
  hrefOfOpen: string;
  hrefOfOverdue: string;
};

/** How many questions wait for an answer of the shop. Its rows are known from the start, so that nothing moves. */
export function QuestionsCard({ counts, hrefOfAll, hrefOfOpen, hrefOfOverdue }: Props) {
  const count = (of: keyof OpenQuestions) => (
    <OpenCount open={counts.is === 'ready' ? counts.value[of] : null} />
  );
  return (
    <Card title="Questions" actions={<Link href={hrefOfAll} label="All questions" />}>
      <CardRows
        label="Open questions"
        empty="There are no questions."
        rows={
          counts.is === 'failed'
            ? counts
            : {
                is: 'ready',
                value: [
                  { id: 0, name: 'To answer', href: hrefOfOpen, amount: count('open') },
                  { id: 1, name: 'Overdue', href: hrefOfOverdue, amount: count('overdue') },
                ],
              }
        }
      />
    </Card>
  );
}
