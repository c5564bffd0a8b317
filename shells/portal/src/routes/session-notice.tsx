import { SessionNotice } from '@consignment/components/screens/portal/notice/SessionNotice';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Once put away, it stays away for the session, for every vendor. */
let isAway = false;

export function Notice() {
  const [isShown, setIsShown] = useState(!isAway);
  // Drawn again with each page.
  useLocation();
  if (!isShown) return null;
  // Only a page that another page frames can be opened in its own tab.
  const isFramed = window.self !== window.top;
  return (
    <SessionNotice
      hrefOfTab={isFramed ? window.location.href : null}
      onPutAway={() => {
        isAway = true;
        setIsShown(false);
      }}
    />
  );
}
