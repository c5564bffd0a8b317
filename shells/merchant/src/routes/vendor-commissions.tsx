import { answerOf, type Settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import {
  CommissionsTab,
  type CommissionsQuery,
  type UnpaidAnswer,
} from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import { readSwitches } from '@consignment/domain/shop-switches';
import { PanelBoundary } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { client } from '../api.ts';
import { commissionsAsk, commissionsCodec, daysOf } from '@consignment/routing/commissions-codec';
import { paths } from '../paths.tsx';
import { useMakePayout } from '../use-make-payout.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;
export function loadCommissions(vendorId: number, search: URLSearchParams) {
  const query = commissionsAsk(vendorId, commissionsCodec.parse(search), pageSize);
  return answerOf(client.GET('/vendors/commissions/', { params: { query } }));
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
  const controls = useListQuery(commissionsCodec);
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
