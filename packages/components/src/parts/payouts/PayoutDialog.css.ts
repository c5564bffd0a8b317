import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const review = style({
  paddingInline: vars.space.medium,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border.default}` },
  },
});

export const total = style([row, { fontWeight: vars.font.weight.semibold }]);

export const totalFigure = style({ fontSize: vars.font.size.xlarge });
