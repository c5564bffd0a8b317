import { DownloadPage } from '../../../parts/DownloadPage.tsx';

type Props = {
  shop: { name: string };
  /** The file was saved, or the address was not one that the portal has opened. */
  outcome: 'saved' | 'refused';
  fileName: string;
  hrefOfCommissions: string;
};

/** What `/download` shows in the portal, without header and menu (spec accounts §2.3). */
export function PortalDownloadScreen({ shop, outcome, fileName, hrefOfCommissions }: Props) {
  return (
    <DownloadPage
      outcome={outcome}
      fileName={fileName}
      app={`the vendor portal of ${shop.name}`}
      advice="To get your commissions as a file, open Commissions and press Export."
      next={{ href: hrefOfCommissions, label: 'Go to Commissions' }}
    />
  );
}
