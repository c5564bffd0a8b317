import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A dot, and a line to the next one. */
export const event = style({
  position: 'relative',
  paddingInlineStart: vars.space.large,
  paddingBlockEnd: vars.space.medium,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.4em',
    inlineSize: '0.6em',
    blockSize: '0.6em',
    borderRadius: vars.radius.full,
    background: vars.color.border.strong,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '0.3em',
    insetBlockStart: '1.25em',
    insetBlockEnd: '-0.15em',
    inlineSize: vars.borderWidth.hairline,
    background: vars.color.border.default,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { content: 'none' },
  },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
});

export const what = style({ fontWeight: vars.font.weight.medium });

export const detail = style({ color: vars.color.text.muted, fontSize: vars.font.size.small });
