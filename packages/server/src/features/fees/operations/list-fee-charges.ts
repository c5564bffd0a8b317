import { forSession } from '../../../actions/operation.ts';
import { pageAsk, pageOf } from '../../../common/page.ts';
import { answerExport } from '../../../exports/answer.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { feeChargesExport } from '../fee-charges-export.ts';
import { feeChargeToWire } from '../fee-wire.ts';
import { pageOfFeeCharges } from '../queries/fee-charges.ts';

export const listFeeCharges = forSession<'listFeeCharges'>(async (ask) => {
  const { query, url, session, read } = ask;
  if (query.format === 'csv') return answerExport(feeChargesExport, query, ask);
  const page = pageAsk(query);
  return read(async (tx) => {
    const { currency } = await shopOf(tx, session.shopId);
    const filter = { feeId: query.fee ?? null, vendorId: query.vendor_id ?? null };
    const { count, rows } = await pageOfFeeCharges(tx, session.shopId, { ...filter, ...page });
    const results = rows.map((row) => feeChargeToWire(row, currency));
    return { status: 200, body: pageOf(url, page, { count, rows: results }) };
  });
});
