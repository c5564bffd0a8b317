import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { sentencesOf, type Problem } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('AccountNewPassword', {
  saved: 'The account’s vendors and status have been saved, but the password hasn’t been changed.',
  notValid: 'New password is not valid.',
});

/** Nothing is asked while the section is closed. */
export const noPassword = z.object({ new_password1: z.string(), new_password2: z.string() });

/** Any failure is shown in the words of the spec, and then by its reason (spec accounts §5, §8). */
export function newPasswordRefused(problem: Problem, wasSaved: boolean): Problem {
  const reasons = sentencesOf(problem).filter((reason) => reason !== texts.notValid);
  const detail = [texts.notValid, ...reasons].join(' ');
  return {
    detail,
    errors: [...(wasSaved ? [{ detail: texts.saved }] : []), { detail, pointer: '/new_password1' }],
  };
}
