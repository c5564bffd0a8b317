import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { FeesScreen } from '@consignment/components/screens/merchant/fees/FeesScreen';
import { dayAt } from '@consignment/domain/time/zone';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { searchVendors, vendorNamed } from '../calls/search-vendors.ts';
import { useFeeSaves } from '../calls/use-fee-saves.ts';
import { feeChargesCodec, feeChargesFilter } from '../lists/fees-codec.ts';
import { may, readRights } from '../may.ts';
import { useApp } from './app.tsx';

const pageSize = 50;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  await readRights();
  const query = feeChargesCodec.parse(new URL(url).searchParams);
  const params = { query: { ...feeChargesFilter(query), ...pageOf(query, pageSize) } };
  const [fees, charges, vendor] = await Promise.all([
    settled(answerOf(client.GET('/fees/', { signal }))),
    settled(listOf(client.GET('/fees/charges/', { params, signal }))),
    vendorNamed(query.vendor, signal),
  ]);
  return { fees, charges, vendor };
}

/** All of the list, not only the page that is shown. */
function exportCharges(query: ReturnType<typeof feeChargesCodec.parse>) {
  const params = { query: { ...feeChargesFilter(query), format: 'csv' } } as const;
  return saveFile(linkOf(client.GET('/fees/charges/', { params })));
}

/** The fees of the shop and their charges. */
export function Component() {
  const { fees, charges, vendor } = useLoaderData<typeof loader>();
  const { currency, timeZone } = useApp();
  const region = useRegion();
  const controls = { ...useListQuery(feeChargesCodec), pageSize };
  const saves = useFeeSaves();
  return (
    <FeesScreen
      fees={region.one(fees)}
      charges={region.list(charges)}
      controls={controls}
      vendor={vendor}
      today={dayAt(controls.now(), timeZone)}
      currency={currency}
      onSearchVendors={searchVendors}
      onExport={may('listFeeCharges.format') ? () => exportCharges(controls.query) : null}
      {...saves}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
