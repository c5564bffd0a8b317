import { priceLine } from '@consignment/domain/commission/commission';
import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt, isDate, startOfDay } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import { ruleBook, ruledProducts, saleableVariant } from '../../../queries/vendors/rules.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { vendorById } from '../../../queries/vendors/vendors.ts';

const texts = defineTexts('FindWinningRule', {
  noDay: '“{day}” is not a valid date in the form YYYY-MM-DD.',
});

export const findWinningRule = forSession<'findWinningRule'>(({ query, session, now, read }) =>
  read(async (tx) => {
    const { shopId } = session;
    const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
    const day = query.on ?? dayAt(now, timeZone);
    if (!isDate(day)) {
      throw refuse(400, 'wrong_format', texts.noDay({ day }), { pointer: '?on' });
    }
    const variant = await saleableVariant(tx, shopId, query.variant);
    if (variant === null) throw notFound();
    const vendorId = query.vendor_id ?? variant.vendorId;
    if (query.vendor_id !== undefined && (await vendorById(tx, shopId, query.vendor_id)) === null)
      throw notFound();
    const at = startOfDay(day, timeZone);
    const book = await ruleBook(tx, shopId, vendorId === null ? [] : [vendorId], at);
    const product = (await ruledProducts(tx, shopId, [query.variant])).get(query.variant);
    if (product === undefined) throw notFound();
    const { productType } = variant;
    const { amount, reason, trace } = priceLine(
      {
        kind: variant.isGiftCard ? 'gift_card' : 'product',
        price: variant.price,
        quantity: 1,
        discount: 0,
        tax: 0,
        cost: variant.cost,
        compareAtPrice: variant.compareAtPrice,
        customAmount: null,
        vendorId,
        productType,
        override: null,
        order: {
          processedAt: at.toISOString(),
          financialStatus: 'paid',
          cancelled: false,
          tags: [],
          taxesIncluded: null,
        },
      },
      vendorId === null ? null : (book.vendors.get(vendorId) ?? null),
      book.shop,
      book.held({ ...product, vendorId, variantId: query.variant, productType, day }),
    );
    return {
      status: 200,
      body: {
        commission_amount: moneyToWire(amount, currency),
        reason,
        trace: trace === null ? null : { ...trace, beaten: [...trace.beaten] },
      },
    };
  }),
);
