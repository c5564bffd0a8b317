import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, vars } from '../../theme/contract.css.ts';
import { media } from './style-rules.ts';

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    inlineSize: '100%',
    marginInline: 'auto',
    paddingBlock: vars.space.xlarge,
    paddingInline: vars.space.large,
    fontFamily: vars.font.family.text,
    color: vars.color.text.default,
    '@media': {
      [media.small]: { paddingBlock: vars.space.large, paddingInline: vars.space.medium },
    },
  },
  variants: {
    width: {
      narrow: { maxInlineSize: `calc(${vars.size.content.narrow} + 2 * ${vars.space.large})` },
      medium: { maxInlineSize: `calc(${vars.size.content.medium} + 2 * ${vars.space.large})` },
      wide: { maxInlineSize: vars.size.content.wide },
      full: {},
    },
  },
  defaultVariants: { width: 'wide' },
});

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  // Targets of a thumb, in the room above the title.
  '@media': {
    [media.small]: {
      alignItems: 'center',
      marginBlockStart: `calc(-1 * ${vars.space.medium})`,
      marginBlockEnd: `calc(-1 * ${vars.space.xsmall})`,
    },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.icon.large,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  textDecorationLine: 'none',
  '@media': { [media.small]: { minBlockSize: vars.size.target } },
  selectors: {
    '&:hover': { color: vars.color.text.default, textDecorationLine: 'underline' },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flex: '1 1 16rem',
  minInlineSize: 0,
});

export const title = style({
  fontSize: vars.font.size.xxlarge,
  fontWeight: fallbackVar(component.heading.weight, vars.font.weight.semibold),
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: vars.font.tracking.tight,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Characters of this size begin a pixel after their box does, and the text beneath them does not.
  marginInlineStart: '-0.035em',
  borderRadius: vars.radius.small,
  // Focus lands here on each change of page; a ring shows only for those who came by keyboard.
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const description = style({
  maxInlineSize: '70ch',
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.muted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
