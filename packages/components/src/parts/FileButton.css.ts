import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const frame = style({ display: 'inline-flex', flexDirection: 'column' });

/** A sentence or two beside the button, which must not widen what it stands in. */
export const problem = style({
  display: 'block',
  marginBlockStart: vars.space.xxsmall,
  maxInlineSize: '16rem',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.tone.critical.text,
});
