import { outcomeOf } from '@consignment/client/answer';
import { ReviewDialog } from '@consignment/components/screens/merchant/review/ReviewDialog';
import { TutorialDialog } from '@consignment/components/screens/merchant/tutorial/TutorialDialog';
import { reviewMeta, reviewWriteMeta, tutorialMeta, type Welcomes } from '@consignment/domain/shop/arrival';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { saveMeta } from './calls/shop-metas.ts';

type Props = { due: Welcomes };

/**
 * The tutorial, and on the first page the request for a review. One that cannot be saved as seen does not keep a person
 * from work: it is closed, and comes again with the next visit.
 */
export default function Welcome({ due }: Props) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(due);
  if (shown.tutorial) {
    return (
      <TutorialDialog
        onFinish={() => {
          // One at a visit is enough.
          setShown({ tutorial: false, reviewPage: null });
          void outcomeOf(saveMeta(tutorialMeta, 'true'));
        }}
      />
    );
  }
  if (shown.reviewPage === null || pathname !== paths.home) return null;
  return (
    <ReviewDialog
      hrefOfReview={shown.reviewPage}
      onAnswer={(answer) => {
        setShown({ ...shown, reviewPage: null });
        void outcomeOf(keepAnswer(answer));
      }}
    />
  );
}

async function keepAnswer(answer: 'write' | 'later' | 'closed'): Promise<void> {
  if (answer !== 'closed') await saveMeta(reviewWriteMeta, String(answer === 'write'));
  await saveMeta(reviewMeta, 'true');
}
