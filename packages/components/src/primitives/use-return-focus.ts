import { useRef } from 'react';
import { pageId } from './page-ids.ts';

type ReturnFocus = {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * Gives focus back to what had it before a dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened by whatever the screen likes. If that is gone, as a deleted row is, the title of the page gets it.
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById(pageId.title);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
