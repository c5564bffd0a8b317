import { style } from '@vanilla-extract/css';
import { media, nameInBar } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  fontFamily: vars.font.family.text,
  fontWeight: vars.font.weight.semibold,
  fontSize: vars.font.size.large,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
  '@media': {
    // Beside all pages of an app there is room for a few words a line.
    [media.laptop]: { fontSize: vars.font.size.small },
    // Most names are seen whole beside the menu of a phone.
    [media.small]: { fontSize: vars.font.size.medium },
  },
});

export const name = style(nameInBar);

export const mark = style({
  flexShrink: 0,
  inlineSize: vars.space.xlarge,
  blockSize: vars.space.xlarge,
  '@media': {
    [media.laptop]: { inlineSize: vars.size.icon.large, blockSize: vars.size.icon.large },
    [media.small]: { inlineSize: vars.size.icon.large, blockSize: vars.size.icon.large },
  },
  color: vars.color.action.primary.background,
});

export const cut = style({ stroke: vars.color.action.primary.text });
