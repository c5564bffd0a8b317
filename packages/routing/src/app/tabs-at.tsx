/** A page among the tabs of one page of the menu, by the name of that one where it is another. */
type Tab = { href: string; label: string; under?: string };

/** The tabs over the page at `pathname`, which is one of them; null where it has no tabs. */
export function tabsAt(tabs: readonly Tab[], pathname: string) {
  const headOf = ({ under, label }: Tab) => under ?? label;
  const open = tabs.find(({ href }) => href === pathname);
  if (open === undefined) return null;
  const entries = tabs
    .filter((tab) => headOf(tab) === headOf(open))
    .map(({ href, label }) => ({ href, label, isCurrent: href === pathname }));
  return entries.length < 2 ? null : { label: headOf(open), entries };
}
