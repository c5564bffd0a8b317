import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { hairline, media } from './style-rules.ts';

export const card = style({
  minInlineSize: 0,
  background: vars.color.surface.card,
  border: hairline,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.default,
});

const inset = {
  paddingInline: vars.space.large,
  '@media': { [media.small]: { paddingInline: vars.space.medium } },
};

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  ...inset,
});

export const title = style({
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
  letterSpacing: vars.font.tracking.tight,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const body = recipe({
  base: { minInlineSize: 0 },
  variants: {
    padding: {
      normal: { paddingBlock: vars.space.large, ...inset },
      // Clipping, unlike hiding, makes no scroller, so a table's head still holds to the page.
      none: { overflow: 'clip', borderRadius: vars.radius.large },
    },
    position: { alone: {}, belowHeader: { paddingBlockStart: vars.space.medium } },
  },
  defaultVariants: { padding: 'normal', position: 'alone' },
});
