import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, vars } from '../../theme/contract.css.ts';

type Tone = (typeof vars.color.tone)['caution'];

const toneColors = (tone: Tone) => ({
  background: tone.background,
  borderColor: tone.border,
  color: tone.text,
});

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    maxInlineSize: '100%',
    paddingBlock: '0.125rem',
    paddingInline: vars.space.xsmall,
    borderWidth: vars.borderWidth.hairline,
    borderStyle: 'solid',
    borderRadius: fallbackVar(component.badge.radius, vars.radius.large),
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.xsmall,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.lineHeight.snug,
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
  },
  variants: {
    tone: {
      // As wide as its words, and as high as the badges beside it.
      plain: { paddingInline: 0, borderColor: 'transparent', color: vars.color.text.default },
      neutral: {
        background: fallbackVar(component.badge.background, vars.color.tone.neutral.background),
        borderColor: fallbackVar(component.badge.border, vars.color.tone.neutral.border),
        color: fallbackVar(component.badge.text, vars.color.tone.neutral.text),
      },
      caution: toneColors(vars.color.tone.caution),
      critical: toneColors(vars.color.tone.critical),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
