import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const frame = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' });

/** A sentence or two below the button, which must hardly widen its narrow cell. */
export const problem = style({
  display: 'block',
  marginBlockStart: vars.space.xxsmall,
  inlineSize: 'min-content',
  minInlineSize: 'max(100%, 9rem)',
  textAlign: 'start',
  whiteSpace: 'normal',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.tone.critical.text,
});
