import { defineTexts } from '@consignment/domain/text/texts';
import { bankDetailsAnswer } from '../../actions/vendors/bank-details.ts';
import { forSession } from '../../actions/operation.ts';
import { showPassword, stillThePassword } from '../../actions/people/own-password.ts';
import { payoutDetailsRights } from '../../actions/vendors/payout-details.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { bankDetailsStanding } from '../../queries/payouts/bank-details.ts';
import { releaseHold } from '../../queries/payouts/payout-holds.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('ReleaseBankHold', {
  noPassword: 'Enter your password to release the payments.',
  wrongPassword: 'Your password is incorrect.',
});

/** A vendor's login shows its password, as it does to change the details. It runs as the system, which reads both. */
export const releaseBankHold = forSession<'releaseBankHold'>(
  async ({ params, body: { password = '' }, session, by, now, service }) => {
    const { shopId, loginId, vendorIds, party } = session;
    const { database, secrets } = service;
    if (vendorIds !== null && !vendorIds.includes(params.id)) throw notFound();
    const shown = { password, pointer: '/password', detail: texts.wrongPassword };
    if (party === 'vendor' && password === '') {
      throw refuse(422, 'required', texts.noPassword, { pointer: shown.pointer });
    }
    const login =
      party === 'vendor' && loginId !== null ? await showPassword(service, loginId, shown, now) : null;
    const body = await database.asSystem(async (tx) => {
      if (login !== null) await stillThePassword(tx, login, shown);
      const vendor = await lockVendor(tx, shopId, params.id);
      if (vendor === null) throw notFound();
      const key = { shopId, vendorId: vendor.id };
      const before = await bankDetailsStanding(tx, secrets, key, now);
      const { releaseRefused } = await payoutDetailsRights(tx, session, before.changes, now);
      if (releaseRefused !== null) throw refuse(409, 'hold_not_yours', releaseRefused);
      if (await releaseHold(tx, key, now)) {
        await record(tx, { shopId, by, now }, [
          {
            event: 'vendor.bank_hold_released',
            id: vendor.id,
            before: { held_until: before.heldUntil?.toISOString() ?? null },
            after: { held_until: null },
          },
        ]);
      }
      return bankDetailsAnswer(tx, service, { session, vendorId: vendor.id, now });
    });
    return { status: 200, body };
  },
);
