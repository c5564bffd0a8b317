/** The class of the element that a shop's own style sheet is held to: the portal's content after sign-in. */
export const shopCssScope = 'vendor-portal-content';
