import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The sums beside the files, where there is room for both. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
});

export const code = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.large,
  overflowWrap: 'anywhere',
});
