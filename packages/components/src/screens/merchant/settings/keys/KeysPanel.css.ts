import { style } from '@vanilla-extract/css';
import { hairline } from '../../../../primitives/layout/style-rules.ts';
import { vars } from '../../../../theme/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  paddingBlock: vars.space.medium,
  selectors: { '&:not(:first-child)': { borderBlockStart: hairline } },
});

export const name = style({ overflowWrap: 'anywhere', fontWeight: vars.font.weight.medium });

export const secret = style({
  display: 'block',
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
