import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';

type Props = {
  /** The address of the portal, where another site shows it in a frame; null where it has the tab to itself. */
  hrefOfTab: string | null;
  onPutAway: () => void;
};

/** Above the pages of a vendor who is logged in, where the browser forbids the portal to keep the session. */
export function SessionNotice({ hrefOfTab, onPutAway }: Props) {
  return (
    <aside aria-label="How long you stay logged in">
      <Banner
        tone="info"
        title="You stay logged in until you leave this page."
        action={<Button label="Put away" size="small" onClick={onPutAway} />}
      >
        {hrefOfTab === null ? (
          <p>
            Your browser stores nothing for this site. To stay logged in for longer, allow the site to store
            data in the settings of your browser.
          </p>
        ) : (
          <p key="tab">
            Your browser keeps no login for a site that is shown inside another. To stay logged in for longer,{' '}
            <Link href={hrefOfTab} label="open the portal in its own tab" isExternal />.
          </p>
        )}
      </Banner>
    </aside>
  );
}
