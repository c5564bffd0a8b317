import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { iconSize } from '../text/icon.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, transition } from '../layout/style-rules.ts';

export const link = recipe({
  base: [
    {
      borderRadius: vars.radius.small,
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      selectors: {
        '&:hover': { color: vars.color.text.linkHover, textDecorationLine: 'underline' },
        '&:focus-visible': focusRing,
      },
    },
    transition('color'),
  ],
  variants: {
    tone: {
      default: { color: vars.color.text.link, textDecorationLine: 'underline' },
      strong: {
        color: vars.color.text.default,
        fontWeight: vars.font.weight.semibold,
        textDecorationLine: 'none',
      },
      quiet: { color: vars.color.text.muted, textDecorationLine: 'none' },
    },
  },
  defaultVariants: { tone: 'default' },
});

export const externalIcon = style([iconSize.small, { display: 'inline', verticalAlign: '-0.125em' }]);
