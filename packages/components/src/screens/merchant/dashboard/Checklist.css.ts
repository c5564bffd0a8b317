import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    padding: vars.space.small,
    borderRadius: vars.radius.medium,
    borderInlineStart: `${vars.borderWidth.strong} solid transparent`,
  },
  variants: {
    state: {
      done: {},
      current: {
        background: vars.color.tone.info.background,
        borderInlineStartColor: vars.color.tone.info.solid,
      },
      ahead: {},
    },
  },
});

export const icon = recipe({
  variants: {
    state: {
      done: { color: vars.color.tone.positive.text },
      current: { color: vars.color.tone.info.text },
      ahead: { color: vars.color.text.muted },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  flex: '1 1 0',
  minInlineSize: 0,
});
