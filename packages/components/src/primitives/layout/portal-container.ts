import { createContext, useContext } from 'react';

/** Null until ThemeRoot's element is there; undefined without a ThemeRoot. */
export const PortalContainerContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * The element that dialogs, menus and tooltips are drawn into. It lies within the theme's root, since colours
 * are custom properties of that root and `document.body` does not have them. Null on the server and in the first commit of
 * a page, which is not painted before the second: its content is drawn then.
 */
export function usePortalContainer(): HTMLElement | null {
  const container = useContext(PortalContainerContext);
  if (container === undefined) throw new Error('There is no ThemeRoot.');
  return container;
}
