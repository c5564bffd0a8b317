import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';
import { stacked } from '../DataTable.css.ts';
import { inset } from '../../layout/edge.css.ts';
import { media } from '../../layout/style-rules.ts';

const notOnPhone = { '@media': { [media.small]: { display: 'none' } } };

export const stackedControls = recipe({
  base: {
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
  },
  variants: {
    // Stronger than the table’s width, by which it is shown.
    isEmptyOnPhone: { true: { selectors: { '&&': notOnPhone } }, false: {} },
  },
});

export const sort = recipe({ variants: { isSortedAbove: { true: notOnPhone, false: {} } } });

export const selectAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  cursor: 'pointer',
});
