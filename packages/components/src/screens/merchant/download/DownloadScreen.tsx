import { Banner } from '../../../primitives/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Text } from '../../../primitives/Text.tsx';

type Props = {
  /** The file was saved, or the address was not one that the app has opened. */
  outcome: 'saved' | 'refused';
  fileName: string;
  hrefOfVendors: string;
};

/**
 * What `/download` shows, without header and navigation (spec operations §2): that the file was saved, or why a link
 * from elsewhere saves none.
 */
export function DownloadScreen({ outcome, fileName, hrefOfVendors }: Props) {
  return (
    <Page title="Download" width="narrow">
      {outcome === 'saved' ? (
        <Banner tone="positive" title={`${fileName} was saved.`} announcement="polite">
          <p>It is where your browser keeps its downloads.</p>
        </Banner>
      ) : (
        <>
          <Banner tone="caution" title="Nothing was saved.">
            <p>
              This link was not opened by Consignment, so its content may come from anybody. A file that was
              saved before is not saved again.
            </p>
          </Banner>
          <Text>To get the list of your vendors as a file, open Vendors and press Export.</Text>
        </>
      )}
      <ButtonLink href={hrefOfVendors} label="Go to Vendors" tone="primary" />
    </Page>
  );
}
