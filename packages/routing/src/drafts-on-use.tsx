import { openDesk, tellOffers } from './draft-desk.tsx';
import type { Drafts } from './kept-drafts.tsx';
import { tellDraftIsBack } from './restored-draft.tsx';

type Options = {
  key: string;
  /** The name of the person who is signed in. */
  who: () => string | null;
  /** What of the app is shown beside the page, such as whose figures. */
  scope: () => string;
};

/** What is typed is followed from the first of it on, or from the start where something waits to be given back. */
export function draftsOnUse({ key, who, scope }: Options): () => Drafts | null {
  let drafts: Drafts | null = null;
  let isAsked = false;
  const before = new Set<EventTarget>();
  const local = `${key}.typed`;
  const watch = async () => {
    isAsked = true;
    const [{ watchDrafts }, { storeDrafts }] = await Promise.all([
      import('./kept-drafts.tsx'),
      import('./stored-drafts.tsx'),
    ]);
    document.removeEventListener('input', note, true);
    const person = () => {
      const name = who();
      return name === null ? null : `${name}\n${scope()}`;
    };
    const stored = storeDrafts({ key: local, who: person, before, onOffers: tellOffers });
    const kept = watchDrafts({
      key,
      who,
      before,
      onBack: (place) => {
        stored.drop(place);
        tellOffers();
        tellDraftIsBack();
      },
    });
    openDesk(stored);
    drafts = {
      keep: () => {
        stored.keep();
        kept.keep();
      },
      forget: () => {
        stored.forget();
        kept.forget();
      },
    };
  };
  const note = ({ target }: Event) => {
    if (target !== null) before.add(target);
    if (!isAsked) void watch();
  };
  document.addEventListener('input', note, true);
  if (isKept(key, local)) void watch();
  return () => drafts;
}

function isKept(key: string, local: string): boolean {
  try {
    if (window.sessionStorage.getItem(key) !== null) return true;
    return Object.keys(window.localStorage).some((item) => item.startsWith(`${local}\n`));
  } catch {
    return false;
  }
}
