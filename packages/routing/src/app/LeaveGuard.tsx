import { LeaveDialog } from '@consignment/components/parts/pages/LeaveDialog';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Asks before a page with unsaved changes is left; `unsaved` names the places that have them, none when all is saved.
 * A save that ends while the question is open closes it, by loading the page's data again (`useSave`).
 */
export function LeaveGuard({ unsaved }: { unsaved: readonly string[] }) {
  const isUnsaved = unsaved.length > 0;
  // A place on the same page is no other page.
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isUnsaved && (now.pathname !== next.pathname || now.search !== next.search),
  );
  // Only the browser may ask before a page is closed or reloaded.
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  return blocker.state === 'blocked' && isUnsaved ? (
    <LeaveDialog unsaved={unsaved} onLeave={blocker.proceed} onStay={blocker.reset} />
  ) : null;
}
