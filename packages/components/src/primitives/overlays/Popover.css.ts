import { style } from '@vanilla-extract/css';
import { panel as menuPanel } from '../actions/Menu.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style([
  menuPanel,
  {
    padding: vars.space.medium,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.body,
    overflowWrap: 'anywhere',
  },
]);

export const title = style({
  marginBlockEnd: vars.space.xsmall,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
});
