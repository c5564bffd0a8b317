import { Banner } from '../primitives/Banner.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Page } from '../primitives/Page.tsx';
import { Text } from '../primitives/Text.tsx';

type Props = {
  /** The file was saved, or the address was not one that the app has opened. */
  outcome: 'saved' | 'refused';
  fileName: string;
  /** Whose link it would have to be: a name of the app. */
  app: string;
  /** Where such files are asked for, such as `To get the list of your vendors as a file, open Vendors and press Export.` */
  advice: string;
  next: { href: string; label: string };
};

/**
 * What `/download` shows: that the file was saved, or why a link from elsewhere saves none (spec operations §2). A
 * file that is fetched without leaving the page is a FileButton.
 */
export function DownloadPage({ outcome, fileName, app, advice, next }: Props) {
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
              {`This link was not opened by ${app}, so its content may come from anybody. A file that was saved before is not saved again.`}
            </p>
          </Banner>
          <Text>{advice}</Text>
        </>
      )}
      <ButtonLink href={next.href} label={next.label} tone="primary" />
    </Page>
  );
}
