import { useRef } from 'react';
import { pageId } from '../layout/page-ids.ts';

type ReturnFocus = {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
};

/**
 * Gives focus back to what had it before a dialog opened. Radix does so only for its own trigger, and our dialogs are
 * opened by whatever the screen likes. If that is gone, as a deleted row is, the title of the page gets it; if the page
 * is gone as well, the next one sees to its focus itself.
 */
export function useReturnFocus(): ReturnFocus {
  const openers = useRef<(Element | null)[]>([]);
  return {
    onOpenAutoFocus: () => {
      openers.current = [document.activeElement, document.getElementById(pageId.title)];
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const target = openers.current.find((element) => element?.isConnected);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
