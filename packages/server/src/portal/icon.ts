/** Six hex digits each, without '#'. */
type Colours = { readonly ground: string; readonly ink: string };

const namePattern = /^([\p{L}\p{N}]|_)-([0-9a-f]{6})-([0-9a-f]{6})\.svg$/u;

/**
 * The name of a shop's icon, which alone determines its content, so it never changes: the initial of the shop in its
 * colours, or '_' for a name of signs alone.
 */
export function iconName(shopName: string, { ground, ink }: Colours): string {
  const [initial = '_'] = /[\p{L}\p{N}]/u.exec(shopName.normalize('NFC').toUpperCase()) ?? [];
  return `${initial}-${ground}-${ink}.svg`;
}

/**
 * The picture of that name as SVG; null for a name that iconName does not give. Its initial stays within the middle that
 * systems keep when they crop icons to a circle.
 */
export function iconOf(name: string): string | null {
  const [, initial, ground, ink] = namePattern.exec(name) ?? [];
  if (initial === undefined) return null;
  const face =
    initial === '_'
      ? `<circle cx="50" cy="50" r="20" fill="none" stroke="#${ink}" stroke-width="8"/>`
      : `<text x="50" y="50" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="600" font-size="52" fill="#${ink}">${initial}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#${ground}"/>${face}</svg>`;
}
