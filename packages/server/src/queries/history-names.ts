import { createHash } from 'node:crypto';
import { formerMember } from '@consignment/domain/history/history-entry';
import type { HistoryRow } from './history.ts';

/* How people know the actor and the object of an entry. */

/** The present name of the actor; a person whose login is gone has a token. */
export function actorName({
  by_kind: kind,
  by_id: id,
  by_name: name,
  person_name: person,
}: HistoryRow): string {
  if (kind === 'person') return person ?? formerMember(tokenOf(id ?? 0));
  return kind === 'key' ? `Key ${id ?? ''}` : name;
}

/** The person of the shop who has set up the login of a vendor that acted; '' for none. */
export function behindName({ set_by: id, set_by_name: name }: HistoryRow): string {
  return id === null ? '' : (name ?? formerMember(tokenOf(id)));
}

/** Of a login's id alone, which is not given again: it says nothing of the person, and acts of one stay together. */
function tokenOf(loginId: number): string {
  return createHash('sha256').update(`former member ${loginId}`).digest('hex').slice(0, 6);
}

/** Empty where the object is known by its id alone. */
export function objectName({ object_name: name, object_type: type, before, after }: HistoryRow): string {
  if (name !== null) return name;
  const number = after?.['invoice_number'] ?? before?.['invoice_number'];
  if ((type === 'payout' || type === 'rep_payout') && typeof number === 'number') return `#${number}`;
  const counted = after?.['number'];
  if ((type === 'statement' || type === 'payment_run' || type === 'question') && typeof counted === 'number')
    return `No. ${counted}`;
  return '';
}
