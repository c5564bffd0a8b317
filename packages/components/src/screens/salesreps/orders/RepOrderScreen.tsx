import type { ComponentProps, ReactNode } from 'react';
import { OrderPage } from '../../../parts/orders/OrderPage.tsx';

type Props = Omit<ComponentProps<typeof OrderPage>, 'vendor'> & {
  /** The sales reps' earnings from the order, which load separately. */
  children?: ReactNode;
};

/** One order as the sales reps see it: no vendors, and the reps' earnings (spec accounts §2.5). */
export function RepOrderScreen(props: Props) {
  return <OrderPage {...props} />;
}
