/**
 * An address with one @, a name before it and a domain with a dot after it. Only a mail can prove more.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/.test(text)
  );
}
