import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusRing, inRem } from '../../../primitives/style-rules.ts';

const roomy = `screen and (min-width: ${inRem(breakpoints.desktop)})`;

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  minInlineSize: 0,
  fontSize: vars.font.size.small,
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const factLine = style({ display: 'flex', gap: vars.space.medium });

/** A line each where there is room for the figures beside it: the details have all of what is cut. */
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  margin: 0,
  '@media': {
    [roomy]: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const fact = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  '@media': { [roomy]: { marginInlineEnd: vars.space.medium } },
});

export const details = style({
  flexShrink: 0,
  alignSelf: 'flex-end',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  font: 'inherit',
  color: vars.color.text.link,
  textDecorationLine: 'underline',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing, '&:hover': { color: vars.color.text.linkHover } },
});
