import { answerOf, type Settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import {
  CommissionsTab,
  type CommissionsQuery,
  type UnpaidAnswer,
} from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import { isDate } from '@consignment/domain/dates';
import { readSwitches } from '@consignment/domain/shop-switches';
import { PanelBoundary } from '@consignment/routing/ProblemBoundary';
import { useListQuery, type ListCodec } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { client } from '../api.ts';
import { listCodec, pageOf } from '@consignment/routing/list-codec';
import { paths } from '../paths.tsx';
import { useMakePayout } from '../use-make-payout.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(
  ['order__processed_at', 'order__name', 'title', 'price', 'commission_amount'],
  '-order__processed_at',
);

const codec: ListCodec<CommissionsQuery> = {
  keys: [...list.keys, 'paid', 'from', 'to'],
  parse: (params) => ({
    ...list.parse(params),
    paid: paidOf(params.get('paid')),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  }),
  serialise: (query) => {
    const params = list.serialise(query);
    if (query.paid !== 'all') params.set('paid', query.paid);
    if (query.from !== '') params.set('from', query.from);
    if (query.to !== '') params.set('to', query.to);
    return params;
  },
};

function paidOf(text: string | null): CommissionsQuery['paid'] {
  return text === 'paid' || text === 'unpaid' ? text : 'all';
}

function dayOf(text: string | null): string {
  return text !== null && isDate(text) ? text : '';
}

function daysOf({ from, to }: CommissionsQuery) {
  return {
    ...(from === '' ? {} : { date_start: from }),
    ...(to === '' ? {} : { date_end: to }),
  };
}

export function loadCommissions(vendorId: number, search: URLSearchParams) {
  const query = codec.parse(search);
  const filters = {
    ...daysOf(query),
    ...(query.paid === 'all' ? {} : { paid: query.paid === 'paid' }),
  };
  return answerOf(
    client.GET('/vendors/commissions/', {
      params: {
        query: {
          vendor_id: vendorId,
          ...pageOf(query, pageSize),
          ordering: list.orderingOf(query),
          ...filters,
        },
      },
    }),
  );
}

async function unpaidOf(vendorId: number, query: CommissionsQuery): Promise<UnpaidAnswer> {
  const { search } = query;
  try {
    const payable = await answerOf(
      client.GET('/vendors/unpaid-commissions/{vendorId}/', {
        params: {
          path: { vendorId },
          query: { ...daysOf(query), ...(search === '' ? {} : { search }) },
        },
      }),
    );
    return { is: 'done', payable };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

/** Until shops can set them, every switch is at its default. */
const switches = readSwitches({});

type Props = {
  vendor: { id: number; name: string; paypal_email: string; currency: string | null };
  lines: Settled<Awaited<ReturnType<typeof loadCommissions>>>;
};

/** The Commissions tab of a vendor's page. */
export function VendorCommissions({ vendor, lines }: Props) {
  const { currency, timeZone } = useApp();
  const controls = useListQuery(codec);
  const region = useRegion();
  const makePayout = useMakePayout();
  return (
    <PanelBoundary what="The commissions">
      <CommissionsTab
        vendor={vendor}
        lines={region.list(lines)}
        controls={{ ...controls, pageSize }}
        currency={currency}
        timeZone={timeZone}
        switches={switches}
        canPayWithPaypal={false}
        hrefOfPayout={paths.payout}
        onAskUnpaid={() => unpaidOf(vendor.id, controls.query)}
        onPay={(terms) => makePayout(vendor.id, terms)}
      />
    </PanelBoundary>
  );
}
