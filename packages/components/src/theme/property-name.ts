/** The custom property that a reference of the contract names: `--cs-space-small` of `var(--cs-space-small)`. */
export function propertyName(reference: string): string {
  return reference.replace(/^var\((.+)\)$/, '$1');
}
