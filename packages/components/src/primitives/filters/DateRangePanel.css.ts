import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInset, hairline, media } from '../layout/style-rules.ts';

export const presets = style({
  minInlineSize: '15rem',
  display: 'flex',
  flexDirection: 'column',
  marginBlockEnd: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
  borderBlockEnd: hairline,
});

export const preset = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space.small,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.medium,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': focusRingInset,
    '&[aria-pressed="true"]': { fontWeight: vars.font.weight.semibold },
  },
  '@media': { [media.small]: { minBlockSize: vars.size.target } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.xsmall,
});

export const day = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
