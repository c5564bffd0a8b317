import { answerOf, listOf, settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import {
  customerTexts,
  PortalCustomersScreen,
  type NewCustomer,
  type Outcome,
  type Reviewed,
} from '@consignment/components/screens/portal/customers/PortalCustomersScreen';
import { listCodec, pageOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useWhole, wholeOf } from '@consignment/routing/lists/use-whole';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { csvOf } from '../csv-file.ts';
import { may } from '../may.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

const pageSize = 50;
const list = listCodec(
  ['customer__first_name', 'customer__email', 'customer__created_at'],
  '-customer__first_name',
);

export async function loader({ request }: LoaderFunctionArgs) {
  const { vendors } = await loadLogin();
  const vendor = chosenVendor(vendors);
  if (vendor === null) return null;
  const asked = list.parse(new URL(request.url).searchParams);
  const path = { id: vendor.id };
  const query = { ...pageOf(asked, pageSize), ordering: list.orderingOf(asked) };
  const ask = (part: { count?: 'brief'; page?: number; page_size?: number }) => {
    const params = { path, query: { ...query, ...part } };
    return listOf(client.GET('/vendors/{id}/customers/', { params, signal: request.signal }));
  };
  const customers = await settled(ask({ count: 'brief' }));
  return { customers, whole: wholeOf(customers, () => ask({ page: 1, page_size: 1 })) };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loader>>>;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return data === null ? null : <Customers data={data} />;
}

function Customers({ data }: { data: Loaded }) {
  const customers = useWhole(data.customers, data.whole);
  const shop = useShop();
  const { vendor } = useVendor();
  const controls = { ...useListQuery(list), pageSize };
  const region = useRegion();
  const save = useSave();
  const { id } = vendor;
  const addOne = async (customer: NewCustomer) => {
    const adding = add(id, customer);
    const outcome = await save(adding);
    return outcome.is === 'done' && !(await adding) ? isThere() : outcome;
  };
  return (
    <PortalCustomersScreen
      shop={shop}
      customers={region.list(customers)}
      controls={controls}
      onAdd={may('createCustomer') ? addOne : null}
      onReview={(file) => review(id, file)}
      onImport={
        may('importCustomers') ? (file) => save(csvOf(file).then((csv) => importOf(id, csv, false))) : null
      }
    />
  );
}

/** @returns false where the shop has this customer already, which a null email shows (spec accounts §7). */
async function add(vendor: number, customer: NewCustomer): Promise<boolean> {
  const { email } = await answerOf(client.POST('/customers/create/', { body: { ...customer, vendor } }));
  return email !== null;
}

function isThere(): Outcome {
  const detail = customerTexts.alreadyThere;
  return { is: 'refused', problem: { detail, errors: [{ detail, pointer: '/email' }] } };
}

async function review(vendor: number, file: File): Promise<Reviewed> {
  try {
    return { is: 'read', review: await importOf(vendor, await csvOf(file), true) };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

function importOf(vendor: number, csv: string, preview: boolean) {
  return answerOf(client.POST('/customers/import/', { body: { vendor, csv, preview } }));
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
