import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { OrdersList } from '../../../parts/orders/OrdersList.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('RepOrdersScreen', {
  title: 'Orders',
});

/** The orders of the shop, as the sales reps see them (spec accounts §2.5). */
export function RepOrdersScreen(props: ComponentProps<typeof OrdersList>) {
  return (
    <Page title={texts.title}>
      <OrdersList {...props} />
    </Page>
  );
}
