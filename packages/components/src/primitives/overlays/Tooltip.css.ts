import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const frame = recipe({
  base: { display: 'inline-flex', maxInlineSize: '100%' },
  variants: { width: { content: {}, full: { inlineSize: '100%' } } },
});

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: `${vars.borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.small,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.raised,
  // Controls beneath, such as that of the next row, are pressed as if it were not there.
  pointerEvents: 'none',
});
