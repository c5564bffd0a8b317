import type { KeyScope } from '@consignment/domain/people/key-scopes';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Outcome, Problem } from '../../../../primitives/feedback/outcome.ts';

const texts = defineTexts('ProgramKey', {
  never: 'Never',
  days: 'In {days, plural, one {# day} other {# days}}',
  year: 'In a year',
});

/** A key of a program. Instants are ISO 8601. */
export type ShownKey = {
  id: number;
  mode: 'live' | 'test';
  name: string;
  /** Its beginning, such as `csg_live_12_`. */
  start: string;
  scopes: readonly string[];
  /** Null for the whole shop. */
  vendor: { id: number; name: string } | null;
  created_by: string | null;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  last_used_from: string;
  overlap_ends_at: string | null;
  revoked_at: string | null;
};

export type ShownSandbox = {
  state: 'none' | 'filling' | 'ready' | 'failed';
  description: string;
  /** Per cent. */
  progress: number;
  filled_at: string | null;
};

export type NewKey = {
  mode: 'live' | 'test';
  name: string;
  scopes: KeyScope[];
  vendor: number | null;
  expires_at: string | null;
};

/** A key that was made, with its secret; or why it was not. */
export type MadeOutcome = { is: 'done'; secret: string } | Extract<Outcome, { is: 'refused' }>;

export type KeyChange = { name?: string; expires_at?: string | null };
export type Refused = { is: 'refused'; problem: Problem };

const dayInMs = 86_400_000;

/** Choices for the end of a key, by the days until then. */
export function endChoices() {
  return [
    { value: '', label: texts.never },
    { value: '30', label: texts.days({ days: 30 }) },
    { value: '90', label: texts.days({ days: 90 }) },
    { value: '365', label: texts.year },
  ];
}

/** The instant of a choice; null for none. */
export function endAfter(days: string, now: Date): string | null {
  return days === '' ? null : new Date(now.getTime() + Number(days) * dayInMs).toISOString();
}
