import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** An amount, and beneath it what took it back. */
export const amounts = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
});

export const detail = style({
  fontSize: vars.font.size.xsmall,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});
