import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, transition } from '../layout/style-rules.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  fontFamily: vars.font.family.text,
});

export const menu = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });

export const more = style({ fontFamily: vars.font.family.text });

export const arrow = style([
  { selectors: { [`${more}[open] &`]: { transform: 'rotate(180deg)' } } },
  transition('transform'),
]);

export const entry = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.medium,
    fontSize: vars.font.size.medium,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.lineHeight.snug,
    color: vars.color.text.muted,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { background: vars.color.surface.hover, color: vars.color.text.default },
      '&[aria-current="page"]': {
        background: vars.color.selection.background,
        color: vars.color.selection.text,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]': { outline: `${vars.borderWidth.hairline} solid Highlight` } },
      },
    },
  },
  transition('background-color', 'color'),
]);

/** As an entry, with an arrow at its end. */
export const opener = style([
  entry,
  { justifyContent: 'space-between', cursor: 'pointer', listStyle: 'none' },
  { selectors: { '&::-webkit-details-marker': { display: 'none' } } },
]);
