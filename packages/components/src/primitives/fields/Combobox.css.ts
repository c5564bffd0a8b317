import { style } from '@vanilla-extract/css';
import { item, panel as menuPanel } from '../actions/Menu.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../layout/style-rules.ts';

export const searching = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space.small,
});

/** Above the foot of a dialog. */
export const floating = style({ display: 'flex', flexDirection: 'column', zIndex: 3 });

const wide = { maxInlineSize: 'none', minInlineSize: 0 } as const;

export const panel = style([menuPanel, { ...wide, maxBlockSize: '16rem' }]);

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
    ...wide,
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
