import { defineTexts } from '@consignment/domain/text/texts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Session } from '../../common/session.ts';
import { showsSums, visibleTo } from '../../common/visibility.ts';
import type { Tx } from '../../database/database.ts';
import type { StatementPayees } from '../../database/rows.ts';
import { metasOf } from '../../queries/shops/shops.ts';
import { statementById, type Payee, type StatementRow } from './queries/statements.ts';
import { switchesOf } from '../../queries/shops/switches.ts';

const texts = defineTexts('StatementAccess', {
  earningsHidden: 'This shop does not show vendors what they have earned.',
  onePayee: 'Specify a vendor or a sales rep, not both.',
  noPayee: 'Specify a vendor or a sales rep.',
  otherPayees:
    '{payees, select, vendors {This login has no access to vendor statements.} other {This login has no access to sales rep statements.}}',
});

/** Throws a Refusal for a vendor of a shop that hides what its vendors earn. */
export async function mayReadStatements(tx: Tx, session: Session): Promise<void> {
  if (session.party !== 'vendor') return;
  const visible = visibleTo(session, await metasOf(tx, session.shopId));
  if (showsSums(visible, await switchesOf(tx, session.shopId))) return;
  throw refuse(403, 'forbidden', texts.earningsHidden);
}

/** A statement that the session may see; otherwise throws a Refusal. */
export async function statementFor(tx: Tx, session: Session, id: number): Promise<StatementRow> {
  await mayReadStatements(tx, session);
  const statement = await statementById(tx, session.shopId, id);
  if (statement === null) throw notFound();
  if (session.party === 'salesrep' && !isOwnRep(session, statement.sales_rep_id)) throw notFound();
  return statement;
}

function isOwnRep({ repIds }: Session, id: number | null): boolean {
  return id !== null && repIds?.includes(id) === true;
}

/** The id of no payee. */
const noPayee = 0;

type Asked = {
  readonly payees?: StatementPayees | undefined;
  readonly vendorId?: number | undefined;
  readonly salesRepId?: number | undefined;
};

/** Whose statements a call is about; a sales rep's login has its own only. Throws a Refusal. */
export function payeesFor(
  session: Session,
  { payees, vendorId, salesRepId }: Asked,
): { readonly payees: StatementPayees; readonly payeeId: number | null } {
  if (vendorId !== undefined && salesRepId !== undefined) {
    throw refuse(400, 'not_allowed_value', texts.onePayee);
  }
  const named = vendorId !== undefined ? 'vendors' : salesRepId !== undefined ? 'sales_reps' : undefined;
  const wanted = named ?? payees ?? (session.party === 'salesrep' ? 'sales_reps' : 'vendors');
  const may = session.party === 'salesrep' ? 'sales_reps' : session.party === 'vendor' ? 'vendors' : wanted;
  if (wanted !== may) {
    throw refuse(403, 'forbidden', texts.otherPayees({ payees: wanted }));
  }
  if (session.party !== 'salesrep') return { payees: wanted, payeeId: vendorId ?? salesRepId ?? null };
  const own = session.repIds?.[0] ?? noPayee;
  return { payees: wanted, payeeId: salesRepId === undefined || salesRepId === own ? own : noPayee };
}

/** The one payee whom a call names. Throws a Refusal where it names none. */
export function payeeFor(session: Session, asked: Asked): Payee {
  const { payees, payeeId } = payeesFor(session, asked);
  const { shopId } = session;
  if (payeeId === null) throw refuse(400, 'required', texts.noPayee);
  return payees === 'vendors' ? { shopId, vendorId: payeeId } : { shopId, salesRepId: payeeId };
}
