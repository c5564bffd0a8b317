import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The distance of the words of a card or a dialog from its edge: a table in it uses the same for its words. */
export const inset = createVar('inset');

/** The padding through which a table reaches to the edge of its container. */
export const bleed = createVar('bleed');

export const outwards = `calc(-1 * ${fallbackVar(bleed, '0rem')})`;
