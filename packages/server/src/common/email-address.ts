/** An address with one @, a name before it and a domain with a dot behind it; what else is true only a mail can tell. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(text)
  );
}
