import { style } from '@vanilla-extract/css';
import { input } from './Field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const select = style([
  input,
  {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: vars.space.xlarge,
    textOverflow: 'ellipsis',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
]);

/** The system draws the list, so it needs its own copy of the theme's colours. */
export const option = style({ background: vars.color.surface.raised, color: vars.color.text.default });

export const frame = style({ position: 'relative', flex: 1, display: 'flex', minInlineSize: 0 });

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.small,
  marginBlock: 'auto',
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  pointerEvents: 'none',
  color: vars.color.text.muted,
});
