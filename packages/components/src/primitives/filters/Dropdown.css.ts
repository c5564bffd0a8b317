import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hairline, media } from '../layout/style-rules.ts';

/** A field among the fields of a toolbar, though it opens a panel. */
export const opener = style({
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.small,
  fontWeight: vars.font.weight.regular,
});

export const name = style({ color: vars.color.text.muted });

/** A native popover: beneath its button by `placeBelow`, and at the foot of a phone, where a thumb reaches it. */
export const panel = style({
  position: 'absolute',
  inset: 'auto',
  margin: 0,
  padding: vars.space.xsmall,
  maxInlineSize: 'calc(100vw - 1rem)',
  background: vars.color.surface.raised,
  border: hairline,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
  '@media': {
    [media.small]: {
      position: 'fixed',
      // Over the place that was set on it, should the window have become narrow meanwhile.
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      maxInlineSize: '100%',
      maxBlockSize: '85dvh',
      padding: vars.space.medium,
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      '::backdrop': { background: vars.color.overlay },
    },
  },
});
