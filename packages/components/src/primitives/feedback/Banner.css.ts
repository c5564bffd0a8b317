import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

type Tone = (typeof vars.color.tone)['info'];

const toneColors = (tone: Tone) => ({
  background: tone.background,
  borderColor: tone.border,
  color: tone.text,
});

export const banner = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    padding: vars.space.medium,
    borderWidth: vars.borderWidth.hairline,
    borderStyle: 'solid',
    borderRadius: vars.radius.medium,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.body,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      neutral: toneColors(vars.color.tone.neutral),
      info: toneColors(vars.color.tone.info),
      positive: toneColors(vars.color.tone.positive),
      caution: toneColors(vars.color.tone.caution),
      critical: toneColors(vars.color.tone.critical),
    },
  },
  defaultVariants: { tone: 'info' },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.medium,
  blockSize: `calc(${vars.font.size.medium} * ${vars.font.lineHeight.body})`,
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const words = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const title = style({ fontWeight: vars.font.weight.semibold });
