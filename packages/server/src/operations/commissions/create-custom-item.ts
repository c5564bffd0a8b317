import { defineTexts } from '@consignment/domain/text/texts';
import { addCustomItem } from '../../actions/commission/add-custom-item.ts';
import { onceByKey } from '../../actions/once-by-key.ts';
import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { visibleTo } from '../../common/visibility.ts';
import type { Tx } from '../../database/database.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { lineToWire } from '../../wire/line-item.ts';

const texts = defineTexts('CreateCustomItem', {
  noTitle: 'Enter a title.',
});

export const createCustomItem = forSession<'createCustomItem'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    if (body.title.trim() === '') throw refuse(422, 'invalid_value', texts.noTitle, { pointer: '/title' });

    const work = async (tx: Tx) => {
      const { currency } = await shopOf(tx, shopId);
      const visible = visibleTo(session, await metasOf(tx, shopId));
      const { title, commission: amount, vendor_id: vendorId } = body;
      const item = { vendorId, title, amount, amountPointer: '/commission' };
      const row = await addCustomItem(tx, { shopId, by, now }, item);
      return { status: 201, body: lineToWire(row, currency, visible) } as const;
    };

    const request = { who: session, key, operation: 'createCustomItem', body, now };
    return onceByKey(service.database, request, work);
  },
);
