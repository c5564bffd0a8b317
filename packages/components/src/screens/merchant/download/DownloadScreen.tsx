import { DownloadPage } from '../../../parts/DownloadPage.tsx';

type Props = {
  /** The file was saved, or the address was not one that the app has opened. */
  outcome: 'saved' | 'refused';
  fileName: string;
  hrefOfVendors: string;
};

/** What `/download` shows, without header and navigation (spec operations §2). */
export function DownloadScreen({ outcome, fileName, hrefOfVendors }: Props) {
  return (
    <DownloadPage
      outcome={outcome}
      fileName={fileName}
      app="Consignment"
      advice="To get the list of your vendors as a file, open Vendors and press Export."
      next={{ href: hrefOfVendors, label: 'Go to Vendors' }}
    />
  );
}
