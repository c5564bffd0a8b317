type Value = string | boolean | null;

/** The values that differ, so that a save changes nothing that somebody else has changed meanwhile. */
export function changesOf<Values extends Readonly<Record<string, Value>>>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  // Each entry is one of `after`.
  return Object.fromEntries(changed) as Partial<Values>;
}

/** The values except one. */
export function without<Values extends object, Name extends keyof Values>(
  values: Values,
  name: Name,
): Omit<Values, Name> {
  const others = Object.entries(values).filter(([key]) => key !== name);
  // Each entry is one of `values`.
  return Object.fromEntries(others) as Omit<Values, Name>;
}
