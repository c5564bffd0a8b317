import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const frame = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xsmall });
