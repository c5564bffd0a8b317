import type { ReactNode } from 'react';
import { DraftContext, type Drafts, type DraftValues } from './draft-context.ts';

export type { Drafts, DraftValues };

/** Lets a shell keep the words that are typed into the forms below. Without it a form works and keeps nothing. */
export function DraftProvider({ drafts, children }: { drafts: Drafts; children: ReactNode }) {
  return <DraftContext value={drafts}>{children}</DraftContext>;
}
