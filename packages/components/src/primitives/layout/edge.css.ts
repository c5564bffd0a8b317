import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How far the words of a card or a dialog stand from its edge: a table in it puts its own there. */
export const inset = createVar('inset');

/** The padding that a table reaches through to the edge of what it stands in. */
export const bleed = createVar('bleed');

export const outwards = `calc(-1 * ${fallbackVar(bleed, '0rem')})`;
