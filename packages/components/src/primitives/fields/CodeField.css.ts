import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { input } from './Field.css.ts';
import { link as linkStyle } from '../forms/FormErrorSummary.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** Numbers and code are on the same lines, so both use exactly these. */
const lines = {
  paddingBlock: vars.space.xsmall,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.body,
} as const;

export const frame = style({ display: 'flex', flex: 1, minInlineSize: 0 });

/** It scrolls with the code, by the code's own scroll bar. */
export const numbers = style({
  ...lines,
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  contain: 'size layout',
  inlineSize: '3.75rem',
  borderInlineEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
  userSelect: 'none',
});

export const number = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xxsmall,
    flexShrink: 0,
    paddingInline: vars.space.xsmall,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isWrong: {
      true: {
        background: vars.color.tone.critical.background,
        color: vars.color.tone.critical.text,
        fontWeight: vars.font.weight.semibold,
      },
      false: {},
    },
  },
});

export const mark = style({ inlineSize: vars.font.size.small, blockSize: vars.font.size.small });

export const area = style([
  input,
  {
    ...lines,
    paddingInline: vars.space.small,
    overflow: 'auto',
    resize: 'vertical',
    whiteSpace: 'pre',
    overflowWrap: 'normal',
    tabSize: 2,
  },
]);

export const errors = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.tone.critical.text,
});

export const link = style([linkStyle, { minBlockSize: '1.5rem' }]);
