import { changeOf } from '@consignment/domain/history-entry';
import { lineChangeAllowed } from '@consignment/domain/line-change';
import { forSession } from '../../actions/operation.ts';
import { throwUnlessAllowed } from '../../actions/override-commission.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { recordChange } from '../../ledger/record.ts';
import { lockLine, setOverrideVendor } from '../../queries/line-changes.ts';
import { lineById } from '../../queries/line-items.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { vendorById } from '../../queries/vendors.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { visibleTo } from '../../common/visibility.ts';
import { lineToWire } from '../../wire/line-item.ts';

export const updateLineItem = forSession<'updateLineItem'>(({ params, body, session, by, now, write }) =>
  write(async (tx) => {
    const { shopId } = session;
    const { override_vendor: vendorId } = body;
    if (vendorId !== null && (await vendorById(tx, shopId, vendorId)) === null) {
      throw refuse(404, 'not_found', 'There is no such vendor.', { pointer: '/override_vendor' });
    }
    await lockSettings(tx, shopId, 'share');
    const line = await lockLine(tx, shopId, params.id);
    if (line === null) throw notFound();
    throwUnlessAllowed(lineChangeAllowed(line), '/override_vendor');
    const before = await lineById(tx, shopId, params.id);
    await setOverrideVendor(tx, shopId, params.id, vendorId);
    await priceLines(tx, shopId, { lines: [params.id] });

    const row = await lineById(tx, shopId, params.id);
    if (before === null || row === null) throw notFound();
    const { currency } = await shopOf(tx, shopId);
    const visible = visibleTo(session, await metasOf(tx, shopId));
    const entry = { event: 'line.moved', id: row.id, vendorId: row.vendor_id ?? before.vendor_id } as const;
    const kept = ['vendor_id', 'override_vendor_id'] as const;
    await recordChange(tx, { shopId, by, now }, entry, changeOf(before, row, { kept }));
    return { status: 200, body: lineToWire(row, currency, visible) };
  }),
);
