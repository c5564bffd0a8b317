import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, visuallyHidden } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.snug,
});

export const step = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall },
  variants: {
    state: {
      current: { color: vars.color.text.default, fontWeight: vars.font.weight.semibold },
      done: { color: vars.color.text.muted },
      ahead: { color: vars.color.text.muted },
    },
  },
});

export const number = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.size.icon.large,
    blockSize: vars.size.icon.large,
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      current: {
        background: vars.color.action.primary.background,
        borderColor: vars.color.border.active,
        color: vars.color.action.primary.text,
      },
      done: {
        background: vars.color.tone.positive.background,
        borderColor: vars.color.tone.positive.border,
        color: vars.color.tone.positive.text,
      },
      ahead: {},
    },
  },
});

export const name = recipe({
  variants: {
    state: {
      current: {},
      done: { '@media': { [media.small]: visuallyHidden } },
      ahead: { '@media': { [media.small]: visuallyHidden } },
    },
  },
});
