/** The title of the custom item for what the line of a moved row does not hold; `label` names the row's order and product. */
export function movedItemTitle(
  label: string,
  { takesBack, hasLine }: { readonly takesBack: boolean; readonly hasLine: boolean },
): string {
  if (takesBack) return `${label}: deducted`;
  return hasLine ? `${label}: paid before it came back` : label;
}
