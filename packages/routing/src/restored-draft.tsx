import { Banner } from '@consignment/components/primitives/Banner';
import { useLocation } from 'react-router-dom';
import { showOverPages } from './over-pages.tsx';

/** Says that a form has got back what was typed before the sign-in, for as long as its page is shown. */
export function showDraftIsBack(): void {
  showOverPages(<RestoredDraft key="restored" place={window.location.pathname} />);
}

function RestoredDraft({ place }: { place: string }) {
  // The history's own address has the basename too.
  useLocation();
  if (place !== window.location.pathname) return null;
  return (
    <aside aria-label="What you typed">
      <Banner
        tone="info"
        title="What you typed before you were signed out is back. It is not saved yet."
        announcement="polite"
      />
    </aside>
  );
}
