import { toProblem, RequestFailed } from '@consignment/client/problem';
import { useState } from 'react';

/** The places of a page that hold what is not saved, for its LeaveGuard. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const onUnsaved = (place: string, isUnsaved: boolean) =>
    setUnsaved((before) => {
      if (before.includes(place) === isUnsaved) return before;
      return isUnsaved ? [...before, place] : before.filter((one) => one !== place);
    });
  return { unsaved, onUnsaved };
}

/** A part of a save that is a call of its own; `what` in words, such as `the theme`. */
export type SaveStep = { what: string; save: () => Promise<unknown> };

/**
 * Saves one after the other, up to the first that fails: then it throws the reason, with what had been saved by then.
 * The same again does no harm.
 */
export async function saveInTurn(steps: readonly SaveStep[]): Promise<void> {
  for (const [at, { save }] of steps.entries()) {
    try {
      await save();
    } catch (cause) {
      if (at === 0) throw cause;
      const problem = toProblem(cause);
      const saved = words.format(steps.slice(0, at).map(({ what }) => what));
      const open = words.format(steps.slice(at).map(({ what }) => what));
      const detail = `Saved: ${saved}. Not saved: ${open}.`;
      const reasons =
        problem.errors.length > 0 ? problem.errors : [{ detail: problem.detail, code: problem.code }];
      const errors = [...reasons, { detail, code: problem.code }];
      throw new RequestFailed({ ...problem, errors }, { cause });
    }
  }
}

const words = new Intl.ListFormat('en-GB');
