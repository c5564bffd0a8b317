import { style } from '@vanilla-extract/css';
import { item, panel as menuPanel } from './Menu.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from './style-rules.ts';

export const frame = style({ position: 'relative', minInlineSize: 0 });

export const searching = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space.small,
});

const below = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  marginBlockStart: vars.space.xxsmall,
  maxInlineSize: 'none',
  minInlineSize: 0,
} as const;

export const panel = style([
  menuPanel,
  { ...below, maxBlockSize: '16rem', selectors: { '&[hidden]': { display: 'none' } } },
]);

export const option = style([
  item(),
  {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: 0,
    minBlockSize: vars.size.target,
    selectors: { '&[aria-selected="true"]': { background: vars.color.surface.hover } },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]': {
            outline: `${vars.borderWidth.strong} solid Highlight`,
            outlineOffset: `calc(-1 * ${vars.borderWidth.strong})`,
          },
        },
      },
    },
  },
]);

export const detail = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

export const message = style([
  menuPanel,
  {
    ...below,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    padding: vars.space.small,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.snug,
    color: vars.color.text.muted,
  },
]);
