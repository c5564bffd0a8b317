import * as z from 'zod/mini';
import { sentencesOf, type Problem } from '../../../primitives/feedback/outcome.ts';

/** Nothing is asked while the section is closed. */
export const noPassword = z.object({ new_password1: z.string(), new_password2: z.string() });

const notValid = 'New password is not valid.';

/** Any failure is shown in the words of the spec, and then by its reason (spec accounts §5, §8). */
export function newPasswordRefused(problem: Problem, wasSaved: boolean): Problem {
  const reasons = sentencesOf(problem).filter((reason) => reason !== notValid);
  const detail = [notValid, ...reasons].join(' ');
  const saved = 'The vendors and the status of the account are saved; its password is as it was.';
  return {
    detail,
    errors: [...(wasSaved ? [{ detail: saved }] : []), { detail, pointer: '/new_password1' }],
  };
}
