import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const amount = style({ whiteSpace: 'nowrap' });

export const paid = style({ color: vars.color.text.muted });

/** The element itself would strike its words out, and the tooltip's as well. */
export const asterisk = style({ display: 'inline-block', paddingInlineEnd: '0.125em', cursor: 'help' });
