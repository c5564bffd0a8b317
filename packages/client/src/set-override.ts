import { answerOf } from './answer.ts';
import type { createClient } from './create-client.ts';

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
