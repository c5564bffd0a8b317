import type { KeyValueDraft } from './queries/key-values.ts';
import { refuse } from './problem.ts';

/** The rows trimmed. Throws a Refusal (422) for a key that is blank or stands twice; `list` is the body's key. */
export function checkedKeyValues<Key extends string>(
  list: string,
  drafts: readonly KeyValueDraft<Key>[],
  trimmedKey: (key: Key) => Key,
): KeyValueDraft<Key>[] {
  const seen = new Set<string>();
  return drafts.map((draft, index) => {
    const key = trimmedKey(draft.key);
    const pointer = `/${list}/${index}/key`;
    if (key === '') throw refuse(422, 'invalid_value', 'Enter a key.', { pointer });
    if (seen.has(key)) throw refuse(422, 'invalid_value', `The key '${key}' stands twice.`, { pointer });
    seen.add(key);
    return { ...draft, key, value: draft.value.trim() };
  });
}
