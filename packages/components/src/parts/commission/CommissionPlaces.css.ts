import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

/** Places of one width on each row: amounts end at one line, and so do the buttons. */
export const places = recipe({
  base: {
    display: 'inline-grid',
    alignItems: 'center',
    justifyItems: 'end',
    columnGap: vars.space.xxsmall,
    textAlign: 'end',
  },
  variants: {
    buttons: {
      none: {},
      one: { gridTemplateColumns: `auto ${vars.size.control.small}` },
      two: { gridTemplateColumns: `auto ${vars.size.control.small} ${vars.size.control.small}` },
    },
  },
});

/** Two or three lines of small words at most, however narrow the column. */
export const note = style({
  gridColumn: 1,
  maxInlineSize: '16rem',
  fontSize: vars.font.size.xsmall,
  color: vars.color.text.muted,
  textWrap: 'balance',
});
