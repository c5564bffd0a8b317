import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { stacked } from '../DataTable.css.ts';
import { inset } from '../../layout/edge.css.ts';
import { media } from '../../layout/style-rules.ts';

export const stackedControls = style({
  display: 'none',
  '@container': {
    [stacked]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: vars.space.small,
      paddingBlock: vars.space.medium,
      paddingInline: fallbackVar(inset, vars.space.medium),
    },
  },
});

/** Stronger than the width of the table, by which the controls are shown. */
export const notOnPhone = style({
  selectors: { '&&': { '@media': { [media.small]: { display: 'none' } } } },
});

export const selectAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  cursor: 'pointer',
});
