import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const commission = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
});

export const amount = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });

export const kind = style({ fontSize: vars.font.size.xsmall, color: vars.color.text.muted });
