import { questionLimits } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

const texts = defineTexts('QuestionText', {
  tooLong: 'Use at most {n, plural, one {# character} other {# characters}}.',
});

const { text: longest } = questionLimits;

/** The text of a message in a form, which may stay empty. */
export const optionalText = z.string().check(
  z.refine((text) => text.trim().length <= longest, {
    error: () => texts.tooLong({ n: longest }),
  }),
);

/** The same where there has to be one; `missing` is shown where there is none. */
export function messageText(missing: () => string) {
  return optionalText.check(z.refine((text) => text.trim() !== '', { error: missing }));
}
