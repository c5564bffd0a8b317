import type { ReactNode } from 'react';
import { DraftContext, type Drafts, type DraftValues } from './draft-context.ts';

export type { Drafts, DraftValues };

/** Lets a shell keep what is typed into the forms below. */
export function DraftProvider({ drafts, children }: { drafts: Drafts; children: ReactNode }) {
  return <DraftContext value={drafts}>{children}</DraftContext>;
}
