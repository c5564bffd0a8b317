/**
 * The field that a JSON Pointer (RFC 6901, with or without the leading `#`) means: `/billing/city` is
 * `billing.city`. Null for a pointer to no field of the form.
 */
export function fieldOfPointer(
  pointer: string | undefined,
  hasField: (name: string) => boolean,
  renamed: Readonly<Record<string, string>> = {},
): string | null {
  if (pointer === undefined) return null;
  const path = pointer
    .replace(/^#/, '')
    .replace(/^\//, '')
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
  const name = renamed[path] ?? path;
  return hasField(name) ? name : null;
}
