/** The class of the element that a shop's own style sheet is held to: the portal's content after sign-in. */
export const shopCssScope = 'vendor-portal-content';

/**
 * Select elements with their own pair of colours, such as a filled button: a colour of the shop's sheet would leave the
 * other of the pair as it is. Elements that are no buttons have the attribute.
 */
export const ownColours = ['button', '[data-own-colors]'] as const;
