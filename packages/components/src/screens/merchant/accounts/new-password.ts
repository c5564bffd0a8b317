import * as z from 'zod/mini';
import { sentencesOf, type Problem } from '../../../primitives/outcome.ts';
import type { NewPassword } from './account.ts';

/** Nothing is asked while the section is closed. */
export const noPassword = z.object({ new_password1: z.string(), new_password2: z.string() });

const filled = () => z.string().check(z.minLength(1, { error: 'Please fill out all fields.' }));

/** Whether a password is good enough is the server's word (spec accounts §5). */
export const newPassword = z
  .object({ new_password1: filled(), new_password2: filled() })
  .check(({ value, issues }) => {
    const { new_password1: typed, new_password2: repeated } = value;
    if (typed === '' || repeated === '' || typed === repeated) return;
    issues.push({
      code: 'custom',
      message: 'New and confirm passwords do not match.',
      path: ['new_password2'],
      input: repeated,
    });
  });

export const emptyPassword: NewPassword = { new_password1: '', new_password2: '' };

const notValid = 'New password is not valid.';

/** Any failure is told by the words of the spec, and then by its reason (spec accounts §5, §8). */
export function passwordRefused(problem: Problem, wasSaved: boolean): Problem {
  const reasons = sentencesOf(problem).filter((reason) => reason !== notValid);
  const detail = [notValid, ...reasons].join(' ');
  const saved = 'The vendors and the status of the account are saved; its password is as it was.';
  return {
    detail,
    errors: [...(wasSaved ? [{ detail: saved }] : []), { detail, pointer: '/new_password1' }],
  };
}
