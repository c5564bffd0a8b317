import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { removeCustomItem } from '../../../ledger/custom-item.ts';
import { record } from '../../../ledger/record.ts';
import { lockSettings } from '../../../pricing/shop-rules.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { feeChargeToWire } from '../fee-wire.ts';
import { feeChargeById, waiveCharge } from '../queries/fee-charges.ts';

const texts = defineTexts('WaiveFeeCharge', {
  givesBack: 'This amount gives a charge back to the vendor, so there is nothing to waive.',
  taken: 'A payout has already taken this charge off. Add a custom item to make it good.',
});

export const waiveFeeCharge = forSession<'waiveFeeCharge'>(({ params: { id }, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    // Nothing is charged and nothing is paid meanwhile.
    await lockSettings(tx, shopId, 'change');
    const { currency } = await shopOf(tx, shopId);
    const charge = await feeChargeById(tx, shopId, id);
    if (charge === null) throw notFound();
    if (charge.amount < 0) throw refuse(422, 'invalid_value', texts.givesBack);
    if (charge.state === 'taken') throw refuse(409, 'already_paid', texts.taken);
    if (charge.state === 'waived') return { status: 200, body: feeChargeToWire(charge, currency) };
    if (charge.line_item_id !== null)
      await removeCustomItem(tx, { shopId, lineId: charge.line_item_id, now });
    await waiveCharge(tx, shopId, id);
    const waived = await feeChargeById(tx, shopId, id);
    if (waived === null) throw notFound();
    const before = { amount: moneyToWire(charge.amount, currency), currency };
    const entry = { event: 'fee.waived', id: charge.fee_id, vendorId: charge.vendor_id, before } as const;
    await record(tx, { shopId, by, now }, [entry]);
    return { status: 200, body: feeChargeToWire(waived, currency) };
  }),
);
