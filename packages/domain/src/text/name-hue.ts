/**
 * The hue of a vendor or a person in degrees, 0 to 359, out of the name alone: the same on every screen and in the demo's
 * pictures. Case and spaces around the name do not count.
 */
export function nameHue(name: string): number {
  // FNV-1a spreads names that differ in one character over the whole circle.
  let hash = 0x811c9dc5;
  for (const character of name.trim().normalize('NFC').toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 360;
}
