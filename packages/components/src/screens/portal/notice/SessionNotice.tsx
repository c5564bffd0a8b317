import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('SessionNotice', {
  howLongYouStayLogged: 'How long you stay logged in',
  youStayLoggedInUntil: 'You’ll stay logged in until you leave this page.',
  putAway: 'Dismiss',
  yourBrowserStoresNothing:
    'Your browser isn’t storing anything for this site. To stay logged in for longer, go to your browser’s settings and allow the site to store data.',
  ownTab: 'open the portal in its own tab',
  keepsNoLogin:
    'Your browser doesn’t keep you logged in to a site that is shown inside another site. To stay logged in for longer, {ownTab}.',
});

type Props = {
  /** The address of the portal, where another site shows it in a frame; null where it has the tab to itself. */
  hrefOfTab: string | null;
  onPutAway: () => void;
};

/** Above the pages of a vendor who is logged in, where the browser forbids the portal to keep the session. */
export function SessionNotice({ hrefOfTab, onPutAway }: Props) {
  return (
    <aside aria-label={texts.howLongYouStayLogged}>
      <Banner
        tone="info"
        title={texts.youStayLoggedInUntil}
        action={<Button label={texts.putAway} size="small" onClick={onPutAway} />}
      >
        {hrefOfTab === null ? (
          <p>{texts.yourBrowserStoresNothing}</p>
        ) : (
          <p key="tab">
            <TextWithElements
              text={texts.keepsNoLogin}
              elements={{ ownTab: <Link href={hrefOfTab} label={texts.ownTab} isExternal /> }}
            />
          </p>
        )}
      </Banner>
    </aside>
  );
}
