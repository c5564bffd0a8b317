import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { stacked, whenStacked } from '../DataTable.css.ts';
import { inset } from '../../layout/edge.css.ts';

/** First and last cells align with the edges of the words of the card around the table. */
const edgePadding = fallbackVar(whenStacked.edgePadding, inset, vars.space.large);

export const edge = {
  start: style({ paddingInlineStart: edgePadding }),
  end: style({ paddingInlineEnd: edgePadding }),
};

export const checkCell = style({
  inlineSize: fallbackVar(whenStacked.checkSize, '1%'),
  minInlineSize: 0,
  paddingInlineStart: edgePadding,
  whiteSpace: 'nowrap',
});

/** Gives the small box a 44 px target without making the rows higher. */
export const check = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginBlock: `calc(-1 * ${vars.space.small})`,
  marginInline: `calc(-1 * ${vars.space.small})`,
  verticalAlign: 'middle',
  cursor: 'pointer',
});

/** All boxes of a page change at once, and fifty fading colours are a frame too many. */
globalStyle(`${check} > input`, { transition: 'none' });

const blockWhenStacked = { '@container': { [stacked]: { display: 'block' } } };

export const fullRow = style(blockWhenStacked);

export const fullCell = style({ paddingBlock: 0, paddingInline: edgePadding, ...blockWhenStacked });
