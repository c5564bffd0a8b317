import { createContext, useContext } from 'react';

export const PortalContainerContext = createContext<HTMLElement | null>(null);

/**
 * The element that dialogs, menus and tooltips are drawn into. It lies within the theme's root, since colours
 * are custom properties of that root and `document.body` does not have them.
 */
export function usePortalContainer(): HTMLElement {
  const container = useContext(PortalContainerContext);
  if (container === null) throw new Error('usePortalContainer needs a ThemeRoot above it');
  return container;
}
