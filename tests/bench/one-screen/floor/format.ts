export type Line = {
  id: number;
  title: string;
  sku: string;
  image: string | null;
  order: { name: string; processed_at: string; location: { name: string } | null } | null;
  variant: {
    title: string;
    image: { src: string } | null;
    product: { title: string };
    cost_per_item?: string | null;
    barcode: string;
  } | null;
  price: string;
  total_tax: string;
  quantity: number;
  commission_amount: string;
  vendor_paid: boolean;
  commission_state: string;
};

export type ScreenData = {
  shop: { name: string; currency: string; time_zone: string };
  vendor: {
    id: number;
    name: string;
    contact_name: string;
    email: string;
    phone: string;
    paypal_email: string;
    commission_totals: { due: string; paid: string; earned: string };
    next_prev: { prev: { id: number; name: string } | null; next: { id: number; name: string } | null };
  };
  lines: { count: number; results: Line[] };
};

export const productOf = (line: Line) => line.variant?.product.title ?? line.title;

/** The writers of money and dates for one shop, made once. */
export function formats({ currency, time_zone: timeZone }: ScreenData['shop']) {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const date = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return {
    money: (amount: string) => money.format(Number(amount)),
    date: (instant: string | undefined) => (instant === undefined ? 'N/A' : date.format(new Date(instant))),
  };
}

export type Formats = ReturnType<typeof formats>;
