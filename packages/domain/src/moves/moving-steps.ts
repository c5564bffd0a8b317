import type { MovingFile } from './moving-fields.ts';

/* The way of a move from its files to the books, as its screens have it. */

export const movingStates = [
  'draft',
  'checking',
  'checked',
  'booking',
  'booked',
  'undoing',
  'undone',
] as const;
export type MovingState = (typeof movingStates)[number];

export const movingSteps = [
  'files',
  'columns',
  'check',
  'vendors',
  'differences',
  'balances',
  'review',
  'done',
] as const;
export type MovingStep = (typeof movingSteps)[number];

/** Why a file cannot be read yet, by its fields, the questions about it, and contradictions in it. */
type FileStanding = {
  readonly role: MovingFile;
  readonly missing: readonly unknown[];
  readonly questions: readonly unknown[];
  readonly faults: readonly unknown[];
};

type MoveStanding = {
  readonly state: MovingState;
  readonly files: readonly FileStanding[];
  /** Null before the first check. */
  readonly found: {
    readonly unmatched_vendors: number;
    readonly unanswered_groups: number;
    readonly opening_vendors: number;
  } | null;
  readonly is_current: boolean;
  readonly balances_reviewed: boolean;
};

/** Is it before its end? One move goes on at a time. */
export function isUnderWay(state: MovingState): boolean {
  return state !== 'booked' && state !== 'undone';
}

/** Is the server at work on it? */
export function isAtWork(state: MovingState): state is 'checking' | 'booking' | 'undoing' {
  return state === 'checking' || state === 'booking' || state === 'undoing';
}

export function isReadable({ missing, questions, faults }: Omit<FileStanding, 'role'>): boolean {
  return missing.length + questions.length + faults.length === 0;
}

/** The files without which nothing can be checked. */
export function hasFiles(files: readonly Pick<FileStanding, 'role'>[]): boolean {
  return (['commissions', 'payouts'] as const).every((role) => files.some((file) => file.role === role));
}

export function canCheck({ files }: Pick<MoveStanding, 'files'>): boolean {
  return hasFiles(files) && files.every(isReadable);
}

/** The first step at which something is left to do; null once the move is booked. */
export function stepReached(move: MoveStanding): MovingStep | null {
  const { state, found } = move;
  if (state === 'booked') return null;
  if (state === 'checking') return 'check';
  if (state === 'booking' || state === 'undoing') return 'done';
  if (state === 'draft' || found === null) {
    if (canCheck(move)) return 'check';
    return hasFiles(move.files) ? 'columns' : 'files';
  }
  if (found.unmatched_vendors > 0) return 'vendors';
  if (!move.is_current) return 'check';
  if (found.unanswered_groups > 0) return 'differences';
  if (found.opening_vendors > 0 && !move.balances_reviewed) return 'balances';
  return 'review';
}

/** The step that the findings of the check lead on to; null where there is none, and for the check itself. */
export function stepAfterCheck(move: MoveStanding): MovingStep | null {
  const step = stepReached(move);
  return step === 'check' ? null : step;
}

/** The steps that can be looked at. A booked move is changed no more. */
export function stepsOpen(move: MoveStanding): readonly MovingStep[] {
  switch (move.state) {
    case 'draft':
      return move.files.length === 0 ? ['files'] : ['files', 'columns', 'check'];
    case 'checked':
      return movingSteps.filter((step) => step !== 'done');
    case 'booked':
    case 'undone':
      return ['check', 'vendors', 'differences', 'balances', 'done'];
    case 'checking':
      return ['check'];
    case 'booking':
    case 'undoing':
      return ['done'];
  }
}

/** The step asked for where it is open, else the one that the move has come to. */
export function stepShown(move: MoveStanding, asked: string | null): MovingStep {
  const known = stepsOpen(move).find((step) => step === asked);
  if (known !== undefined) return known;
  return move.state === 'undone' ? 'done' : (stepReached(move) ?? 'done');
}
