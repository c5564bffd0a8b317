import { outcomeOf } from '@consignment/client/answer';
import { ReviewDialog } from '@consignment/components/screens/merchant/review/ReviewDialog';
import { reviewMeta, reviewWriteMeta } from '@consignment/domain/shop/arrival';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { saveMeta } from './calls/shop-metas.ts';

type Props = { page: string };

/**
 * The request for a review, on the first page. One that cannot be saved as seen does not keep a person from work: it is
 * closed, and appears again with the next visit.
 */
export default function Welcome({ page }: Props) {
  const { pathname } = useLocation();
  const [isAnswered, setIsAnswered] = useState(false);
  if (isAnswered || pathname !== paths.home) return null;
  return (
    <ReviewDialog
      hrefOfReview={page}
      onAnswer={(answer) => {
        setIsAnswered(true);
        void outcomeOf(keepAnswer(answer));
      }}
    />
  );
}

async function keepAnswer(answer: 'write' | 'later' | 'closed'): Promise<void> {
  if (answer !== 'closed') await saveMeta(reviewWriteMeta, String(answer === 'write'));
  await saveMeta(reviewMeta, 'true');
}
