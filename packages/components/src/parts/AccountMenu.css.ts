import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { panel as dropdownPanel } from '../primitives/Dropdown.css.ts';
import { media } from '../primitives/style-rules.ts';
import { vars } from '../theme/contract.css.ts';

export const opener = recipe({
  base: { gap: vars.space.xxsmall, paddingInline: vars.space.xsmall },
  variants: {
    small: { button: {}, inline: { '@media': { [media.small]: { display: 'none' } } } },
  },
});

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

/** As high before as after, so that it is seen. */
export const place = style({ minBlockSize: '8rem' });
