import { answerOf, settled, type Settled } from '@consignment/client/answer';
import { ProductTypesTab } from '@consignment/components/screens/merchant/vendors/ProductTypesTab';
import type { TypedRate } from '@consignment/domain/commission/commission-input';
import { listCodec } from '@consignment/routing/lists/list-codec';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import type { ComponentProps } from 'react';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { askRateNotice, useRateDates } from '../../calls/rule-calls.ts';
import { previewRules } from '../../calls/preview-rules.ts';
import { saveTypeRate, typeRateBody } from '../../calls/type-rates.ts';
import { askRecalculation, useRecalculation } from '../../calls/use-recalculation.ts';
import { useApp } from '../app.tsx';

type ProductTypeRow = Parameters<ComponentProps<typeof ProductTypesTab>['onPreview']>[0];

const pageSize = 50;
/** The call sorts by the type and takes no search. */
const list = listCodec(['product_type'], 'product_type');

/** Neither the progress of a recalculation nor a failure to ask for it keeps the rates from being shown. */
export async function loadProductTypes(vendorId: number, search: URLSearchParams, signal: AbortSignal) {
  const params = { path: { vendorId }, query: { page: list.parse(search).page, page_size: pageSize } };
  const [types, recalculation, notice] = await Promise.all([
    settled(answerOf(client.GET('/products/types/{vendorId}/', { params, signal }))),
    settled(askRecalculation(signal)),
    askRateNotice(signal),
  ]);
  return { types, recalculation, notice };
}

type Props = {
  vendor: { id: number; name: string; currency: string | null };
  loaded: Awaited<ReturnType<typeof loadProductTypes>>;
};

/** The Product Types tab of a vendor's page. */
export function VendorProductTypes({ vendor, loaded: { types, recalculation, notice } }: Props) {
  const { currency, timeZone } = useApp();
  const controls = useListQuery(list);
  const region = useRegion();
  const save = useSave();
  const { recalculation: underWay, follow } = useRecalculation(valueOf(recalculation));
  const dates = useRateDates(vendor.id, { notice, timeZone, onSaved: follow });
  const saveOne = async (type: ProductTypeRow, rate: TypedRate, reason: string) => {
    const outcome = await saveTypeRate(save, { vendor, type, books: currency.books }, rate, reason);
    if (outcome.is === 'done') follow();
    return outcome;
  };
  return (
    <PanelBoundary>
      <ProductTypesTab
        vendor={vendor}
        types={region.list(types)}
        controls={{ ...controls, pageSize }}
        currency={currency}
        hrefOfRule={paths.settingsRule}
        dates={dates}
        recalculation={underWay}
        onPreview={(type, rate) => previewRules({ product_type_rate: typeRateBody(vendor, type, rate) })}
        onSave={may('createVendorProductTypeCommission') ? saveOne : null}
      />
    </PanelBoundary>
  );
}

function valueOf<Value>(region: Settled<Value>): Value | null {
  return region.is === 'ready' ? region.value : null;
}
