import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInset } from '../layout/style-rules.ts';

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:focus-visible': focusRingInset,
  },
});
