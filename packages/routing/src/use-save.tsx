import { outcomeOf, type Done } from '@consignment/client/answer';
import { useRevalidator } from 'react-router-dom';
import { announce } from './announcements.tsx';

type Save = (save: Promise<unknown>, news?: string) => Promise<Done>;

/**
 * Waits for a save and then loads the page's data again, so that what is shown is what was saved. Data that turned
 * out to be old (409) is loaded again too, before the answer, so that the refusal can show the new state. `news`
 * says that it is done, where the page itself does not.
 */
export function useSave(): Save {
  const { revalidate } = useRevalidator();
  return async (save, news) => {
    const outcome = await outcomeOf(save);
    if (outcome.is === 'done') await revalidate();
    else if (outcome.problem.status === 409) await revalidate();
    if (outcome.is === 'done' && news !== undefined) announce(news);
    return outcome;
  };
}
