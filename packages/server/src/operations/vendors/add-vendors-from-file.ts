import { onceByKey } from '../../actions/once-by-key.ts';
import { forSession } from '../../actions/operation.ts';
import { checkProof } from '../../actions/people/proof.ts';
import {
  aimsMoney,
  changedSinceCheck,
  vendorsInFile,
  writeVendorFile,
} from '../../actions/vendors/vendor-file.ts';
import type { Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';

export const addVendorsFromFile = forSession<'addVendorsFromFile'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId, vendorIds } = session;
    const { plan } = await vendorsInFile(body);
    const work = async (tx: Tx) => {
      // Imports make vendors too, and wait for it; so does whatever prices lines.
      await lockSettings(tx, shopId, 'change');
      const planned = await plan(tx, shopId);
      const { added, filled } = planned;
      if (added.length !== body.expected.added || filled.length !== body.expected.filled)
        throw changedSinceCheck();
      if (aimsMoney(planned)) checkProof(session, now);
      const entries = await writeVendorFile(tx, planned, { session, service, now });
      await record(tx, { shopId, by, now }, entries);
      return { status: 201, body: { added: added.length, filled: filled.length } } as const;
    };
    // As the system, since the logins of a vendor are mailed where its PayPal email changes.
    const who = { shopId, vendorIds };
    const request = { who, key, operation: 'addVendorsFromFile', body, now, isSystem: true };
    const answer = await onceByKey(service.database, request, work);
    service.mail.startDelivery();
    return answer;
  },
);
