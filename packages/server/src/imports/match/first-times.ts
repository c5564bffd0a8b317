/** Splits records into new ones and those whose key occurred before, in this batch or in an earlier one. */
export function firstTimes<T extends { readonly row: number }>(
  values: readonly T[],
  keyOf: (value: T) => string,
  metBefore: ReadonlyMap<string, number>,
): { fresh: T[]; repeated: { value: T; firstRow: number }[] } {
  const met = new Map(metBefore);
  const fresh: T[] = [];
  const repeated: { value: T; firstRow: number }[] = [];
  for (const value of values) {
    const firstRow = met.get(keyOf(value));
    if (firstRow === undefined) {
      met.set(keyOf(value), value.row);
      fresh.push(value);
    } else repeated.push({ value, firstRow });
  }
  return { fresh, repeated };
}
