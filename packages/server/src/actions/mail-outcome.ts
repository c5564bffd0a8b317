import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from './service.ts';
import { refuse } from '../common/problem.ts';
import { stateOfMail } from '../queries/mails.ts';

const texts = defineTexts('MailOutcome', {
  notDelivered: 'The mail server does not accept email for {address}. Check the address.',
});

/** Longer than a healthy mail server takes, and shorter than a person waits. */
const timeoutMs = 8000;

/**
 * Sends a queued mail and returns its outcome, so that the answer is true.
 * Throws a Refusal where the mail server rejects the address; `pointer` is the address's field in the request.
 */
export async function outcomeOf(
  { database, mail }: Pick<Service, 'database' | 'mail'>,
  { shopId, id }: { readonly shopId: number; readonly id: number },
  pointer?: string,
): Promise<'sent' | 'queued' | 'kept'> {
  await mail.settleWithin(timeoutMs);
  const found = await database.asSystem((tx) => stateOfMail(tx, shopId, id));
  if (found?.state === 'failed') {
    throw refuse(
      422,
      'no_email',
      texts.notDelivered({ address: found.to_address }),
      pointer === undefined ? {} : { pointer },
    );
  }
  if (found?.state !== 'sent' && found?.state !== 'kept') return 'queued';
  return mail.isSending ? found.state : 'kept';
}
