import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { icon } from '../../primitives/actions/Button.css.ts';
import { panel as dropdownPanel } from '../../primitives/filters/Dropdown.css.ts';
import { media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const opener = recipe({
  base: { gap: vars.space.xxsmall, paddingBlock: 0, paddingInline: vars.space.xsmall },
  variants: {
    small: {
      button: { '@media': { [media.small]: { paddingInline: vars.space.xxsmall } } },
      inline: { '@media': { [media.small]: { display: 'none' } } },
    },
  },
});

/** It says that the picture opens something, where there is room to. */
export const arrow = style([icon, { '@media': { [media.small]: { display: 'none' } } }]);

export const panel = recipe({
  base: [dropdownPanel, { padding: 0, inlineSize: '18rem' }],
  variants: {
    small: {
      button: {},
      inline: {
        '@media': {
          [media.small]: {
            display: 'block',
            position: 'static',
            inlineSize: `calc(100vw - 2 * ${vars.space.medium})`,
            maxInlineSize: 'none',
            padding: 0,
            maxBlockSize: 'none',
            background: 'none',
            border: 0,
            borderRadius: 0,
            boxShadow: 'none',
          },
        },
      },
    },
  },
});
