import type { ComponentProps } from 'react';
import { OrdersList } from '../../../parts/orders/OrdersList.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

/** The orders of the shop, as the sales reps see them (spec accounts §2.5). */
export function RepOrdersScreen(props: ComponentProps<typeof OrdersList>) {
  return (
    <Page title="Orders">
      <OrdersList {...props} />
    </Page>
  );
}
