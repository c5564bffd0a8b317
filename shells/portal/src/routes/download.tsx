import { saveDownload, takeDownload } from '@consignment/client/own-download';
import { PortalDownloadScreen } from '@consignment/components/screens/portal/download/PortalDownloadScreen';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';

const fileName = 'data.csv';
/** As long as the window stays open after it has saved its file (spec accounts §9). */
const openMilliseconds = 1000;

export function loader({ request }: LoaderFunctionArgs): 'saved' | 'refused' {
  const data = takeDownload(new URL(request.url).search);
  if (data === null) return 'refused';
  saveDownload(data, fileName);
  // Browsers let it close a window that the portal has opened, and no other.
  setTimeout(() => window.close(), openMilliseconds);
  return 'saved';
}

/** What was saved is not saved again. */
export function shouldRevalidate() {
  return false;
}

export function Component() {
  const shop = useShop();
  return (
    <>
      <title>{`Download · ${shop.name}`}</title>
      <PortalDownloadScreen
        shop={shop}
        outcome={useLoaderData<typeof loader>()}
        fileName={fileName}
        hrefOfCommissions={paths.commissions}
      />
    </>
  );
}
