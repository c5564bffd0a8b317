import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusRingInset, hairline, media, transition } from '../layout/style-rules.ts';

/** It scrolls away with the page: what holds to the top of the window is the head of a table. */
export const header = style({
  position: 'relative',
  zIndex: vars.zIndex.header,
  background: vars.color.surface.card,
  borderBlockEnd: hairline,
  fontFamily: vars.font.family.text,
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: vars.zIndex.skipLink,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  background: vars.color.surface.inverse,
  borderRadius: vars.radius.medium,
  color: vars.color.text.inverse,
  fontSize: vars.font.size.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: '0.0625rem',
      blockSize: '0.0625rem',
      overflow: 'hidden',
      padding: 0,
    },
    '&:focus-visible': focusRing,
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  maxInlineSize: vars.size.content.wide,
  minBlockSize: '3.75rem',
  marginInline: 'auto',
  paddingInline: vars.space.large,
  '@media': {
    [media.laptop]: { columnGap: vars.space.xsmall, paddingInline: vars.space.medium },
    [media.small]: { columnGap: vars.space.xsmall, paddingInline: vars.space.medium },
  },
});

export const brand = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: '3.75rem',
    paddingBlock: vars.space.xsmall,
    fontSize: vars.font.size.medium,
    fontWeight: vars.font.weight.semibold,
    color: vars.color.text.default,
  },
  variants: {
    small: {
      menu: {
        maxInlineSize: '13rem',
        '@media': {
          [media.laptop]: { maxInlineSize: '9.25rem' },
          [media.belowDesktop]: { flex: '1 1 0', maxInlineSize: 'none' },
        },
      },
      row: {
        flex: '1 1 8rem',
        maxInlineSize: 'max-content',
        // Beside an account and what waits.
        '@media': { [media.small]: { flexBasis: '3rem' } },
      },
    },
  },
});

const besideTools = { flexBasis: `calc(100% - ${vars.size.target} - ${vars.space.xsmall})` };

const ownLine = { order: 3, flexBasis: '100%' } as const;

export const nav = recipe({
  // Its entries break into lines before the content at the end of the bar does.
  base: { flex: '1 1 0', minInlineSize: 0 },
  variants: {
    small: {
      menu: { '@media': { [media.belowDesktop]: ownLine } },
      // Pages that do not fit beside the name have a line below it.
      row: {
        minInlineSize: 'min-content',
        selectors: { '&:has(li:nth-child(6))': ownLine },
        '@media': {
          [media.laptop]: { selectors: { '&:has(li:nth-child(4))': ownLine } },
          [media.belowDesktop]: { ...ownLine, minInlineSize: 0 },
          // With room for a search at its end.
          [media.small]: { ...besideTools, selectors: { '&:has(li:nth-child(6))': besideTools } },
        },
      },
    },
  },
});

/** Of a row. */
export const tools = style({
  marginInlineStart: 'auto',
  '@media': { [media.small]: { order: 3, paddingBlockEnd: vars.space.xxsmall } },
});

/** The distance of the pages in a row from the edge of a phone, to which they scroll. */
export const edge = createVar();

const fade = (end: 'left' | 'right') =>
  `linear-gradient(to ${end}, transparent, currentColor ${edge}, currentColor calc(100% - ${vars.space.xlarge}), transparent)`;

export const list = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    small: {
      menu: {
        '@media': {
          [media.belowDesktop]: {
            gap: vars.space.xxsmall,
            flexDirection: 'column',
            paddingBlockEnd: vars.space.small,
            maxBlockSize: 'calc(100dvh - 4rem)',
            overflowY: 'auto',
            selectors: { '&[data-open="false"]': { display: 'none' } },
          },
        },
      },
      row: {
        gap: vars.space.xxsmall,
        flexWrap: 'nowrap',
        '@media': {
          [media.belowDesktop]: { flexWrap: 'wrap' },
          // Pages beyond the edge fade into it, and the last one scrolls clear of that.
          [media.small]: {
            vars: { [edge]: vars.space.medium },
            flexWrap: 'nowrap',
            overflowX: 'auto',
            marginInlineStart: `calc(-1 * ${edge})`,
            paddingBlockEnd: vars.space.xxsmall,
            paddingInline: `${edge} ${vars.space.xlarge}`,
            scrollPaddingInline: `${edge} ${vars.space.xlarge}`,
            maskImage: fade('right'),
          },
        },
      },
    },
  },
});

globalStyle(`[dir="rtl"] ${list.classNames.variants.small.row}`, {
  '@media': { [media.small]: { maskImage: fade('left') } },
});

export const entry = recipe({
  base: [
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xsmall,
      minBlockSize: vars.size.target,
      paddingInline: vars.space.small,
      borderRadius: vars.radius.medium,
      fontSize: vars.font.size.medium,
      fontWeight: vars.font.weight.medium,
      lineHeight: vars.font.lineHeight.snug,
      whiteSpace: 'nowrap',
      color: vars.color.text.muted,
      textDecorationLine: 'none',
      selectors: {
        '&:hover': { background: vars.color.surface.hover, color: vars.color.text.default },
        '&[aria-current="page"]': {
          background: vars.color.selection.background,
          color: vars.color.selection.text,
        },
        '&:focus-visible': focusRingInset,
      },
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&[aria-current="page"]': { outline: `${vars.borderWidth.hairline} solid Highlight` },
          },
        },
      },
    },
    transition('background-color', 'color'),
  ],
  variants: {
    small: {
      // Eight names fit in one line from 900 px on, beside a long name of the shop and a number that waits.
      menu: {
        '@media': {
          [media.laptop]: { paddingInline: vars.space.xxsmall, fontSize: vars.font.size.small },
        },
      },
      // Four short names fit side by side on a phone.
      row: { '@media': { [media.small]: { paddingInline: vars.space.xsmall } } },
    },
  },
});

export const toggle = style({
  display: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.belowDesktop]: { display: 'flex' } },
});

export const trailing = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space.xsmall },
  variants: {
    small: {
      menu: {
        '@media': {
          [media.belowDesktop]: { marginInlineStart: 0 },
          // A name, a menu and an account do not fit side by side on a phone: the account opens with the menu.
          [media.small]: {
            order: 4,
            flexBasis: '100%',
            paddingBlockEnd: vars.space.small,
            selectors: { '&[data-open="false"]': { display: 'none' } },
          },
        },
      },
      row: {
        selectors: { [`:not(${tools}) + &`]: { marginInlineStart: 'auto' } },
        // There the tools are beside the pages.
        '@media': { [media.small]: { marginInlineStart: 'auto' } },
      },
    },
  },
});
