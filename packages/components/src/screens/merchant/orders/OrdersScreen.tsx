import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { OrdersList } from '../../../parts/orders/OrdersList.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('OrdersScreen', {
  orders: 'Orders',
});

/** The orders of the shop (spec operations §2). */
export function OrdersScreen(props: ComponentProps<typeof OrdersList>) {
  return (
    <Page title={texts.orders}>
      <OrdersList {...props} />
    </Page>
  );
}
