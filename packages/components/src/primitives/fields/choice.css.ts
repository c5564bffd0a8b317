import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, media, transition } from '../layout/style-rules.ts';

const filled = {
  background: vars.color.action.primary.background,
  borderColor: vars.color.border.active,
};

/** The drawn box or dot of a checkbox or radio; the native element stays, so forms and readers see it. */
const mark = style([
  {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    margin: 0,
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    background: vars.color.surface.field,
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
    color: vars.color.action.primary.text,
    cursor: 'pointer',
    selectors: {
      '&:checked': filled,
      '&:focus-visible': focusRing,
      '&:disabled': {
        background: vars.color.surface.sunken,
        borderColor: vars.color.border.default,
        color: vars.color.text.disabled,
        cursor: 'not-allowed',
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.solid },
    },
    // There at all times and only shown when ticked, so that ticking fifty boxes lays nothing out.
    '::before': { content: '', visibility: 'hidden' },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-invalid="true"]': { borderWidth: vars.borderWidth.strong } },
      },
    },
  },
  transition('background-color', 'border-color'),
]);

// Forced colours repaint backgrounds, and the tick is one.
const forcedMark = { [media.forcedColors]: { '::before': { background: 'CanvasText' } } };

export const checkbox = style([
  mark,
  {
    borderRadius: vars.radius.small,
    '::before': {
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      background: 'currentColor',
      clipPath: 'polygon(14% 46%, 4% 58%, 38% 90%, 97% 20%, 85% 10%, 37% 67%)',
    },
    '@media': forcedMark,
    selectors: {
      // Not of `mark`: a radio too is indeterminate to a browser, while none of its group is chosen.
      '&:indeterminate:enabled': filled,
      '&:checked::before, &:indeterminate::before': { visibility: 'visible' },
      '&:indeterminate::before': { clipPath: 'inset(40% 8% 40% 8%)' },
    },
  },
]);

export const radio = style([
  mark,
  {
    borderRadius: vars.radius.full,
    '::before': {
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '@media': forcedMark,
    selectors: { '&:checked::before': { visibility: 'visible' } },
  },
]);
