/**
 * Widths in CSS px at which a layout may change, smallest first. Below `tablet` the small-screen forms apply
 * (stacked tables, tabs as a select). Media queries cannot read custom properties, so these are plain numbers.
 */
export const breakpoints = { tablet: 640, desktop: 900, wide: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;
