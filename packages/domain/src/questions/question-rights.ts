import { isActive, type QuestionSide, type QuestionState } from './question.ts';
import { partyOf, type Party, type Role } from '../people/roles.ts';

export type QuestionAllows = 'reply' | 'settle' | 'close' | 'reopen' | 'act';

/** The side that a role writes for. */
export function sideOf(role: Role): Exclude<QuestionSide, 'system'> {
  const sides = { merchant: 'shop', salesrep: 'rep', vendor: 'vendor' } as const satisfies Record<
    Party,
    QuestionSide
  >;
  return sides[partyOf(role)];
}

/** The rights of a role in a question of this state, apart from reading it. */
export function allowedWith(state: QuestionState, role: Role): QuestionAllows[] {
  if (role === 'payer' || role === 'bookkeeper' || role === 'vendor_viewer') return [];
  if (!isActive(state)) return ['reopen'];
  if (sideOf(role) !== 'shop') return ['reply', 'close'];
  return role === 'support' ? ['reply', 'settle', 'close'] : ['reply', 'settle', 'close', 'act'];
}
