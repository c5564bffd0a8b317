import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInset, hairline, media, transition } from '../layout/style-rules.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  fontFamily: vars.font.family.text,
});

export const bar = style({
  borderBlockEnd: hairline,
  '@media': { [media.small]: { display: 'none' } },
});

/** The words of the first tab align with the edge of the content below. */
export const list = style({
  display: 'flex',
  gap: vars.space.small,
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  overflowX: 'auto',
});

export const tab = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    flexShrink: 0,
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.xsmall,
    background: 'transparent',
    border: 0,
    borderBlockEnd: `${vars.borderWidth.strong} solid transparent`,
    fontFamily: 'inherit',
    fontSize: vars.font.size.medium,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.lineHeight.snug,
    color: vars.color.text.muted,
    textDecorationLine: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[aria-selected="true"]': {
        borderBlockEndColor: vars.color.border.active,
        color: vars.color.text.default,
      },
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      // All borders look alike there, also the transparent ones.
      [media.forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  },
  transition('color', 'border-color'),
]);

export const count = style({
  paddingInline: vars.space.xsmall,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.xsmall,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const chooser = style({ display: 'none', '@media': { [media.small]: { display: 'block' } } });

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.small });
