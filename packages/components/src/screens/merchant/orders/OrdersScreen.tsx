import type { ComponentProps } from 'react';
import { OrdersList } from '../../../parts/orders/OrdersList.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

/** The orders of the shop (spec operations §2). */
export function OrdersScreen(props: ComponentProps<typeof OrdersList>) {
  return (
    <Page title="Orders">
      <OrdersList {...props} />
    </Page>
  );
}
