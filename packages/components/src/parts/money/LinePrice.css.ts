import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ display: 'inline-flex', flexDirection: 'column', textAlign: 'end' });

export const figures = style({ whiteSpace: 'nowrap' });

export const detail = style({
  fontSize: vars.font.size.xsmall,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
});
