import { useContext, useEffect, useState, type RefObject } from 'react';
import { DraftContext, type DraftOffer } from './draft-context.tsx';

/** The draft that a form is offered back, and the way to say that it was saved. */
export function useDraftOffer(form: RefObject<HTMLFormElement | null>): {
  offer: DraftOffer | null;
  onSaved: () => void;
} {
  const drafts = useContext(DraftContext);
  const [offer, setOffer] = useState<DraftOffer | null>(null);
  useEffect(() => {
    const shown = form.current;
    if (drafts === null || shown === null) return undefined;
    const look = () => setOffer(drafts.offerFor(shown));
    look();
    const stop = drafts.subscribe(look);
    return () => {
      stop();
      drafts.left(shown);
    };
  }, [drafts, form]);
  return {
    offer,
    onSaved: () => {
      if (form.current !== null) drafts?.saved(form.current);
    },
  };
}
