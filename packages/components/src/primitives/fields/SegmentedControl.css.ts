import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, media, transition, visuallyHidden } from '../layout/style-rules.ts';

export const segments = style({
  display: 'inline-flex',
  alignSelf: 'start',
  justifySelf: 'start',
  maxInlineSize: '100%',
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.card,
});

export const segment = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.size.target,
    minInlineSize: vars.size.target,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.medium,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.medium,
    fontWeight: vars.font.weight.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:has(:checked)': {
        background: vars.color.selection.background,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.color.selection.border}`,
        color: vars.color.selection.text,
      },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  transition('background-color'),
]);

export const input = style(visuallyHidden);
