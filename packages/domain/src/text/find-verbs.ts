import { defineTexts } from './texts.ts';

/** The verbs that the search takes before the name of a vendor, as in `pay blue`. */
export const findVerbTexts = defineTexts('FindVerbs', { Invite: 'Invite', Pay: 'Pay' });

export type FindVerb = keyof typeof findVerbTexts;

// Object.keys loses the key type.
const findVerbs = Object.keys(findVerbTexts) as readonly FindVerb[];

/** The verb that a text begins with, and the name that is left to look up; null for a text without one. */
export function verbIn(text: string): { verb: FindVerb; name: string } | null {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const verb = findVerbs.find((one) => findVerbTexts[one].toLowerCase() === first.toLowerCase());
  return verb === undefined ? null : { verb, name: rest.join(' ') };
}
