import { outcomeOf } from '@consignment/client/answer';

/** Puts a text into the clipboard, which the browser may forbid. */
export function copyText(text: string) {
  return outcomeOf(navigator.clipboard.writeText(text));
}
