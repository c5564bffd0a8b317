import type { Tx } from '../../database/database.ts';
import { changeMove, type MoveRow } from './queries/moves.ts';
import type { Pace } from '../../jobs/pace.ts';

/** Continues a move by one step in a separate transaction. */
export type MoveStep = {
  /** Reads what the next transaction needs, and writes nothing. */
  readonly prepare?: (move: MoveRow) => Promise<void>;
  readonly advance: (tx: Tx, move: MoveRow, pace: Pace) => Promise<void>;
  /** Says in the move that a step has failed, and whether it is tried again at once. */
  readonly failed: (tx: Tx, move: MoveRow, error: unknown) => Promise<'ended' | 'again'>;
};

/** Says how far a move has come. */
export async function progressMove(
  tx: Tx,
  move: MoveRow,
  to: {
    readonly step: number;
    readonly after: number;
    readonly description: string;
    readonly progress: number;
  },
): Promise<void> {
  const { step, after, description, progress } = to;
  await changeMove(
    tx,
    { shopId: move.shop_id, moveId: move.id },
    { position: { step, after }, description, progress: Math.max(0, Math.min(99, Math.floor(progress))) },
  );
}
