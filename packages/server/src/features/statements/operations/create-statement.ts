import { forSession } from '../../../actions/operation.ts';
import { payeeFor, statementFor } from '../statement-access.ts';
import { refuseStatement, statedDays } from '../statement-days.ts';
import { issueStatement } from '../ledger/issue-statement.ts';
import { statementMails } from '../statement-mails.ts';
import { record } from '../../../ledger/record.ts';
import { statementEntry } from '../ledger/statement-entries.ts';
import { presentKey } from '../../../queries/signing-keys.ts';
import { statementToWire } from '../statement-wire.ts';

/** Milliseconds: a statement may freeze hundreds of thousands of lines. */
const statementTimeout = 300_000;

export const createStatement = forSession<'createStatement'>(async ({ body, session, by, now, service }) => {
  const { shopId, vendorIds, loginId: issuedBy } = session;
  const { database, secrets, publicUrl } = service;
  const payee = payeeFor(session, { vendorId: body.vendor, salesRepId: body.sales_rep });
  const days = statedDays(body, ['/first_day', '/last_day']);
  const key = await database.asSystem((tx) => presentKey(tx, secrets, now));
  const statement = await database.asShop({ shopId, vendorIds, statementTimeout }, async (tx) => {
    const verdict = await issueStatement(tx, { payee, ...days, issuedBy, publicUrl, now }, key);
    if (verdict.is === 'refused') throw refuseStatement(verdict);
    if (body.sends_mail === true) {
      await statementMails(tx, { shopId, statementId: verdict.id, secrets, publicUrl, now });
    }
    const issued = await statementFor(tx, session, verdict.id);
    await record(tx, { shopId, by, now }, [statementEntry('statement.issued', issued)]);
    return issued;
  });
  service.mail.startDelivery();
  return { status: 201, body: statementToWire(statement) };
});
