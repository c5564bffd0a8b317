import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import {
  sentencesOf,
  unknownProblem,
  type Outcome,
  type Problem,
} from '../../primitives/feedback/outcome.ts';
import { filled, newPassword, type NewPassword } from './new-password.ts';

const texts = defineTexts('PasswordChange', {
  notValid: 'New password is not valid.',
});

/** A new password with the one that was used so far, by the names of the API. */
export type PasswordChange = NewPassword & { old_password: string };

export const noPasswords: PasswordChange = { old_password: '', new_password1: '', new_password2: '' };

export const passwordChange = z.intersection(z.object({ old_password: filled() }), newPassword);

/** Any failure at a field in the words of the spec, and then its reason (spec accounts §8). */
export function failedAt(pointer: string, words: string, outcome: Outcome): Outcome {
  if (outcome.is === 'done') return outcome;
  const reasons = reasonsOf(outcome.problem).filter((reason) => reason !== words);
  const detail = [words, ...reasons].join(' ');
  return { is: 'refused', problem: { detail, errors: [{ detail, pointer }] } };
}

/** Why the password stays as it was: a wrong old one is shown at its field, any other reason at the new one. */
export function passwordRefused(outcome: Outcome): Outcome {
  if (outcome.is === 'done') return outcome;
  const atOld = outcome.problem.errors.filter(({ pointer }) => pointer === '/old_password');
  if (atOld.length === 0) return failedAt('/new_password1', texts.notValid, outcome);
  return {
    is: 'refused',
    problem: { detail: texts.notValid, errors: [{ detail: texts.notValid }, ...atOld] },
  };
}

/** The problem's own words for an unknown reason add nothing to those of the field. */
function reasonsOf(problem: Problem): string[] {
  return sentencesOf(problem).filter((reason) => reason !== unknownProblem.detail);
}
