import { outcomeOf, type Done } from '@consignment/client/answer';
import { useRevalidator } from 'react-router-dom';
import { announce } from '../pages/announcements.tsx';

type Save = (save: Promise<unknown>, news?: string, undo?: () => Promise<unknown>) => Promise<Done>;

/**
 * Waits for a save and then loads the page's data again, so that what is shown is what was saved. Data that turned
 * out to be old (409) is loaded again too, before the answer, so that the refusal can show the new state. `news`
 * says that it is done, where the page itself does not, and offers `undo` with it: the call that takes it back exactly.
 */
export function useSave(): Save {
  const { revalidate } = useRevalidator();
  const saved = async (save: Promise<unknown>) => {
    const outcome = await outcomeOf(save);
    if (outcome.is === 'done') await revalidate();
    else if (outcome.problem.status === 409) await revalidate();
    return outcome;
  };
  return async (save, news, undo) => {
    const outcome = await saved(save);
    if (outcome.is === 'done' && news !== undefined) announce(news, undo && (() => saved(undo())));
    return outcome;
  };
}
