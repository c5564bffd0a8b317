import { answerOf, listOf, settled, type Settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { previewOverride } from '@consignment/client/set-override';
import {
  CommissionsTab,
  type CommissionsQuery,
  type UnpaidAnswer,
} from '@consignment/components/screens/merchant/vendors/CommissionsTab';
import { overrideText } from '@consignment/domain/commission/override-text';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { createKnownRows } from '@consignment/routing/lists/known-rows';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSetCommission } from '@consignment/routing/pages/use-set-commission';
import { client } from '../../api.ts';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { commissionsAsk, commissionsCodec, daysOf } from '@consignment/routing/lists/commissions-codec';
import { exportCommissions } from '../../calls/export-commissions.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { appSwitches, switchesSoFar } from '../../switches.ts';
import { useAddItem } from '../../calls/use-add-item.ts';
import { useMakePayout } from '../../calls/use-make-payout.ts';
import { useRemoveItem } from '../../calls/use-remove-item.ts';
import { useApp } from '../app.tsx';

function pageSizeOf(switches: Pick<ShopSwitches, 'commissionsPageSize100'> | null): number {
  return switches?.commissionsPageSize100 === true ? 100 : 50;
}

type Page = Awaited<ReturnType<typeof askCommissions>>;
type Loaded = { lines: Settled<Page>; whole: ReturnType<typeof wholeOf<Page>> };

export async function loadCommissions(
  vendorId: number,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<Loaded> {
  const lines = await settled(askPage(vendorId, search, signal));
  if (lines.is === 'failed') return { lines, whole: null };
  return {
    lines: { is: 'ready', value: { ...lines.value, results: knownLines(lines.value.results) } },
    whole: wholeOf(lines, () => askCommissions(vendorId, search, 1, signal, 'exact')),
  };
}

/** Asks before the switches are there, since waiting would delay every shop for the few that have larger pages. */
async function askPage(vendorId: number, search: URLSearchParams, signal: AbortSignal) {
  const guessed = pageSizeOf(switchesSoFar());
  const page = await askCommissions(vendorId, search, guessed, signal);
  const pageSize = pageSizeOf(await appSwitches());
  return pageSize === guessed ? page : askCommissions(vendorId, search, pageSize, signal);
}

function askCommissions(
  vendorId: number,
  search: URLSearchParams,
  pageSize: number,
  signal: AbortSignal,
  count: 'exact' | 'brief' = 'brief',
) {
  const page = commissionsAsk(vendorId, commissionsCodec.parse(search), pageSize);
  const query = count === 'brief' ? { ...page, count } : { ...page, page: 1 };
  return listOf(client.GET('/vendors/commissions/', { params: { query }, signal }));
}

const knownLines = createKnownRows<Page['results'][number]>();

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

type Props = {
  vendor: {
    id: number;
    hidden: boolean;
    name: string;
    paypal_email: string;
    currency: string | null;
    commission_totals: { due: string };
  };
} & Loaded;

/** The Commissions tab of a vendor's page. */
export function VendorCommissions({ vendor, ...loaded }: Props) {
  const lines = useWhole(loaded.lines, loaded.whole);
  const { currency, timeZone, switches } = useApp();
  const pageSize = pageSizeOf(switches);
  const controls = useListQuery(commissionsCodec);
  const columnChoice = useColumnChoice(client, 'vendor_commissions');
  const region = useRegion();
  const setCommission = useSetCommission(client, currency.books);
  const removeItem = useRemoveItem();
  const addItem = useAddItem(vendor.id);
  const makePayout = useMakePayout();
  return (
    <PanelBoundary>
      <CommissionsTab
        vendor={vendor}
        lines={region.list(lines)}
        controls={{ ...controls, pageSize, columnChoice }}
        currency={currency}
        timeZone={timeZone}
        switches={switches}
        hrefOfOrder={paths.order}
        hrefOfQuestion={paths.question}
        hrefOfPayout={paths.payout}
        onPreviewCommission={(lineId, override) =>
          previewOverride(client, lineId, overrideText(override, currency.books))
        }
        onSetCommission={may('createOverride') ? setCommission : null}
        onAddItem={may('createCustomItem') ? addItem : null}
        onRemoveItem={may('deleteCustomItem') ? removeItem : null}
        onExport={may('listCommissions.format') ? () => exportCommissions(vendor.id, controls.query) : null}
        onAskUnpaid={() => unpaidOf(vendor.id, controls.query)}
        onPay={may('createPayout') ? (terms) => makePayout(vendor.id, terms) : null}
      />
    </PanelBoundary>
  );
}
