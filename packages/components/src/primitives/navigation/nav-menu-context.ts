import { createContext } from 'react';

/** True where the menu of a TopNav is open, which shows what else is hidden on a phone. */
export const NavMenuContext = createContext(false);
