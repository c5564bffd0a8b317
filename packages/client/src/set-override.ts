import { answerOf } from './answer.ts';
import type { createClient } from './create-client.ts';
import { toProblem } from './problem.ts';

/**
 * Sets the commission of a line by hand, or clears it with null. `commission` is as typed: '12.50', '20%'. The
 * override of a line has the line's id.
 */
export function setOverride(
  client: Pick<ReturnType<typeof createClient>, 'POST' | 'PUT'>,
  line: { id: number; isOverridden: boolean },
  commission: string | null,
) {
  const body = { line_item: line.id, commission };
  return line.isOverridden
    ? answerOf(
        client.PUT('/vendors/override-commission/{id}/update/', { params: { path: { id: line.id } }, body }),
      )
    : answerOf(client.POST('/vendors/override-commission/create/', { body }));
}

/** The commission of a line with an override, or with null without one; sets nothing. */
export async function previewOverride(
  client: Pick<ReturnType<typeof createClient>, 'POST'>,
  lineId: number,
  commission: string | null,
) {
  const body = { line_item: lineId, commission };
  try {
    const preview = await answerOf(client.POST('/vendors/override-commission/preview/', { body }));
    return { is: 'ready', preview } as const;
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) } as const;
  }
}
