import { listOf, type Settled } from '@consignment/client/answer';
import { previewOverride } from '@consignment/client/set-override';
import { UnpaidOrdersTab } from '@consignment/components/screens/merchant/vendors/UnpaidOrdersTab';
import { overrideText } from '@consignment/domain/commission/override-text';
import { commissionsAsk, commissionsCodec } from '@consignment/routing/lists/commissions-codec';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSetCommission } from '@consignment/routing/pages/use-set-commission';
import { client } from '../../api.ts';
import { useColumnChoice } from '@consignment/routing/lists/column-choice';
import { exportCommissions } from '../../calls/export-commissions.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { useRemoveItem } from '../../calls/use-remove-item.ts';
import { useApp } from '../app.tsx';

const pageSize = 50;

export function loadUnpaid(vendorId: number, search: URLSearchParams, signal: AbortSignal) {
  const asked = { ...commissionsCodec.parse(search), paid: 'unpaid' } as const;
  const query = commissionsAsk(vendorId, asked, pageSize);
  return listOf(client.GET('/vendors/commissions/', { params: { query }, signal }));
}

type Props = {
  vendor: { id: number; name: string; currency: string | null; commission_totals: { due: string } };
  lines: Settled<Awaited<ReturnType<typeof loadUnpaid>>>;
};

/** The Unpaid Orders tab of a vendor's page. */
export function VendorUnpaid({ vendor, lines }: Props) {
  const { currency, timeZone, switches } = useApp();
  const controls = useListQuery(commissionsCodec);
  const columnChoice = useColumnChoice(client, 'vendor_unpaid');
  const region = useRegion();
  const setCommission = useSetCommission(client, currency.books);
  const removeItem = useRemoveItem();
  return (
    <PanelBoundary>
      <UnpaidOrdersTab
        vendor={vendor}
        lines={region.list(lines)}
        controls={{ ...controls, pageSize, columnChoice }}
        currency={currency}
        timeZone={timeZone}
        switches={switches}
        hrefOfOrder={paths.order}
        hrefOfQuestion={paths.question}
        onPreviewCommission={(lineId, override) =>
          previewOverride(client, lineId, overrideText(override, currency.books))
        }
        onSetCommission={may('createOverride') ? setCommission : null}
        onRemoveItem={may('deleteCustomItem') ? removeItem : null}
        onExport={
          may('listCommissions.format')
            ? () => exportCommissions(vendor.id, { ...controls.query, paid: 'unpaid' })
            : null
        }
      />
    </PanelBoundary>
  );
}
