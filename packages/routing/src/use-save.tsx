import { outcomeOf, type Done } from '@consignment/client/answer';
import { useRevalidator } from 'react-router-dom';

/**
 * Waits for a save and then loads the page's data again, so that what is shown is what was saved. Data that turned
 * out to be old (409) is loaded again too, before the answer, so that whoever is told of it can be shown the new.
 */
export function useSave(): (save: Promise<unknown>) => Promise<Done> {
  const { revalidate } = useRevalidator();
  return async (save) => {
    const outcome = await outcomeOf(save);
    if (outcome.is === 'done') await revalidate();
    else if (outcome.problem.status === 409) await revalidate();
    return outcome;
  };
}
