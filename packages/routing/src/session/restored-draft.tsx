import { Banner } from '@consignment/components/primitives/feedback/Banner';
import { useLocation } from 'react-router-dom';
import { showOverPages } from '../lists/over-pages.tsx';

/** Announces, for as long as its page is shown, that a form has its draft from before the sign-in. */
export function showDraftIsBack(): void {
  showOverPages(<RestoredDraft key="restored" place={window.location.pathname} />);
}

function RestoredDraft({ place }: { place: string }) {
  // The history's own address has the basename too.
  useLocation();
  if (place !== window.location.pathname) return null;
  return (
    <aside aria-label="Restored changes">
      <Banner
        tone="info"
        title="Your changes from before you were logged out are back. They are not saved yet."
        announcement="polite"
      />
    </aside>
  );
}
