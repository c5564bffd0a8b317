import type { Drafts } from './kept-drafts.tsx';
import { tellDraftIsBack } from './restored-draft.tsx';

/** What is typed is followed from the first of it on, or from the start where something waits to be given back. */
export function draftsOnUse({ key, who }: { key: string; who: () => string | null }): () => Drafts | null {
  let drafts: Drafts | null = null;
  let isAsked = false;
  const before = new Set<EventTarget>();
  const watch = async () => {
    isAsked = true;
    const { watchDrafts } = await import('./kept-drafts.tsx');
    document.removeEventListener('input', note, true);
    drafts = watchDrafts({ key, who, before, onBack: tellDraftIsBack });
  };
  const note = ({ target }: Event) => {
    if (target !== null) before.add(target);
    if (!isAsked) void watch();
  };
  document.addEventListener('input', note, true);
  if (isKept(key)) void watch();
  return () => drafts;
}

function isKept(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
