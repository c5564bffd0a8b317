import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DraftProvider } from '../packages/components/src/primitives/forms/DraftProvider.tsx';
import type { Drafts, DraftValues } from '../packages/components/src/primitives/forms/draft-context.ts';

/** Keeps the drafts of the forms in `KeepDrafts` as a shell does, without its storage. */
export function draftStore() {
  /** As JSON, which is what a browser keeps. */
  const kept = new Map<string, string>();
  const stories = new Set<() => void>();
  let times = 0;
  const valuesOf = (text: string) => JSON.parse(text) as DraftValues;

  const drafts: Drafts = {
    subscribe: (look) => {
      look();
      return () => undefined;
    },
    open: (form, _isInDialog, begin) => {
      let isTyped = false;
      return begin({
        find: () => {
          const text = kept.get(form);
          if (text === undefined || isTyped) return null;
          return { values: valuesOf(text), from: '5 minutes ago', isReturned: false };
        },
        keep: (values) => {
          const isChanged = Object.keys(values).length > 0;
          if (isChanged) kept.set(form, JSON.stringify(values));
          else if (isTyped) kept.delete(form);
          isTyped ||= isChanged;
        },
        drop: () => kept.delete(form),
      });
    },
  };

  function subscribe(onDraw: () => void) {
    stories.add(onDraw);
    return () => stories.delete(onDraw);
  }

  function KeepDrafts({ children }: { children: ReactNode }) {
    const drawn = useSyncExternalStore(subscribe, () => times);
    return (
      <DraftProvider drafts={drafts}>
        <Fragment key={drawn}>{children}</Fragment>
      </DraftProvider>
    );
  }

  return {
    KeepDrafts,
    isShown: () => stories.size > 0,
    /** The names of all fields with a draft. */
    fields: () => [...kept.values()].flatMap((text) => Object.keys(valuesOf(text))),
    forget: () => kept.clear(),
    /** Draws what is in `KeepDrafts` from the start, as a reload of its page does. */
    drawAnew: () => {
      times += 1;
      flushSync(() => {
        for (const onDraw of stories) onDraw();
      });
    },
  };
}
