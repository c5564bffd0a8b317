import { saveDownload, takeDownload } from '@consignment/client/own-download';
import { DownloadScreen } from '@consignment/components/screens/merchant/download/DownloadScreen';
import { AppRoot } from '@consignment/routing/AppRoot';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../paths.tsx';

const fileName = 'vendors.csv';

export function loader({ request }: LoaderFunctionArgs): 'saved' | 'refused' {
  const data = takeDownload(new URL(request.url).search);
  if (data === null) return 'refused';
  saveDownload(data, fileName);
  return 'saved';
}

/** What was saved is not saved again. */
export function shouldRevalidate() {
  return false;
}

export function Component() {
  return (
    <AppRoot scheme="light" brand={null}>
      <title>Download · Consignment</title>
      <DownloadScreen
        outcome={useLoaderData<typeof loader>()}
        fileName={fileName}
        hrefOfVendors={paths.vendors}
      />
    </AppRoot>
  );
}
