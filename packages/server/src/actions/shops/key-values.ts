import { defineTexts } from '@consignment/domain/text/texts';
import type { KeyValueDraft } from '../../queries/shops/key-values.ts';
import { refuse } from '../../common/problem.ts';

const texts = defineTexts('ActionKeyValues', {
  noKey: 'Enter a key.',
  keyTwice: 'The key “{key}” is in the list twice.',
  changed: 'Someone else has changed this list. It is now {list}.',
  empty: 'empty',
});

/** The rows trimmed. Throws a Refusal (422) for a blank or repeated key; `list` is the body's key. */
export function checkedKeyValues<Key extends string>(
  list: string,
  drafts: readonly KeyValueDraft<Key>[],
  trimmedKey: (key: Key) => Key,
): KeyValueDraft<Key>[] {
  const seen = new Set<string>();
  return drafts.map((draft, index) => {
    const key = trimmedKey(draft.key);
    const pointer = `/${list}/${index}/key`;
    if (key === '') throw refuse(422, 'invalid_value', texts.noKey, { pointer });
    if (seen.has(key)) throw refuse(422, 'invalid_value', texts.keyTwice({ key }), { pointer });
    seen.add(key);
    return { ...draft, key, value: draft.value.trim() };
  });
}

type Rows = readonly { readonly key: string; readonly value: string }[];

/**
 * Throws a Refusal (409) where the list has changed since the client read it. A list that already equals the new one,
 * for example after a lost answer, is no conflict. `list` is the body's key.
 */
export function refuseStaleList(
  list: string,
  { expected, now, next }: { expected: Rows | undefined; now: Rows; next: Rows },
): void {
  if (expected === undefined || [expected, next].some((rows) => inWords(rows) === inWords(now))) return;
  throw refuse(409, 'stale', texts.changed({ list: inWords(now) || texts.empty }), { pointer: `/${list}` });
}

function inWords(rows: Rows): string {
  return rows.map(({ key, value }) => `${key}: ${value}`).join(', ');
}
