import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, vars } from '../../theme/contract.css.ts';
import { bleed, inset } from './edge.css.ts';
import { hairline, media } from './style-rules.ts';

export const card = style({
  vars: { [inset]: vars.space.large },
  '@media': { [media.small]: { vars: { [inset]: vars.space.medium } } },
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

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  paddingInline: inset,
});

export const title = style({
  fontSize: vars.font.size.large,
  fontWeight: fallbackVar(component.heading.weight, vars.font.weight.semibold),
  lineHeight: vars.font.lineHeight.snug,
  letterSpacing: vars.font.tracking.tight,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  // A button grows with the reason beneath it, and those beside it do not.
  alignItems: 'start',
  gap: vars.space.xsmall,
});

export const body = recipe({
  base: { minInlineSize: 0 },
  variants: {
    padding: {
      normal: { vars: { [bleed]: inset }, paddingBlock: vars.space.large, paddingInline: inset },
      // Clipping, unlike hiding, makes no scroller, so a table's head still holds to the page.
      none: { vars: { [bleed]: '0rem' }, overflow: 'clip', borderRadius: vars.radius.large },
    },
    position: { alone: {}, belowHeader: { paddingBlockStart: vars.space.medium } },
  },
  defaultVariants: { padding: 'normal', position: 'alone' },
});
