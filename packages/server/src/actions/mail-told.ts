import type { Service } from './service.ts';
import { refuse } from '../common/problem.ts';
import { stateOfMail } from '../queries/mails.ts';

/** Longer than a mail server takes that is well, and shorter than a person waits. */
const patienceMs = 8000;

/**
 * Sends a mail that was queued, and says what became of it, so that the person who asked for it is told the truth.
 * Throws a Refusal where the mail server does not take it for that address; `pointer` says where the address stands.
 */
export async function toldOf(
  { database, mail }: Pick<Service, 'database' | 'mail'>,
  id: number,
  pointer?: string,
): Promise<'sent' | 'queued' | 'kept'> {
  await mail.settleWithin(patienceMs);
  const found = await database.asSystem((tx) => stateOfMail(tx, id));
  if (found?.state === 'failed') {
    const detail = `The mail server does not take mail for ${found.to_address}. Check the address.`;
    throw refuse(422, 'no_email', detail, pointer === undefined ? {} : { pointer });
  }
  if (found?.state !== 'sent') return 'queued';
  return mail.isSending ? 'sent' : 'kept';
}
