import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../../common/problem.ts';

const texts = defineTexts('RepName', {
  noFirstName: 'Enter the sales rep’s first name.',
});

/** A sales rep's name, trimmed. Throws a Refusal for a blank one. */
export function repName(sent: { first_name: string; last_name?: string }): {
  first_name: string;
  last_name: string;
} {
  const first_name = sent.first_name.trim();
  if (first_name === '') {
    throw refuse(422, 'invalid_value', texts.noFirstName, { pointer: '/first_name' });
  }
  return { first_name, last_name: (sent.last_name ?? '').trim() };
}
