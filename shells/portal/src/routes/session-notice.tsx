import { SessionNotice } from '@consignment/components/screens/portal/notice/SessionNotice';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Put away, it stays so as long as the session. */
export default function SessionNoticeHere() {
  const [isAway, setIsAway] = useState(false);
  // Only a page that another page frames can be opened in a tab of its own.
  const isFramed = window.self !== window.top;
  // Drawn anew with each page.
  useLocation();
  if (isAway) return null;
  return (
    <SessionNotice hrefOfTab={isFramed ? window.location.href : null} onPutAway={() => setIsAway(true)} />
  );
}
