import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@consignment/components/theme/contract.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.medium,
  // The ground of Storybook's own pages.
  background: vars.color.surface.card,
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });

const grid = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const columns = (least: string) => [
  grid,
  { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` },
];

export const grids = styleVariants({
  desk: columns('17rem'),
  wide: columns('24rem'),
  phone: columns('12rem'),
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  fontSize: vars.font.size.small,
});

export const place = style({
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface.sunken,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
});

/** It is looked at, not used: what is pressed is the link that lies over it. */
export const frame = style({
  display: 'block',
  border: 0,
  pointerEvents: 'none',
  transformOrigin: 'top left',
  selectors: { '[dir="rtl"] &': { transformOrigin: 'top right' } },
});

const link = {
  color: vars.color.text.link,
  textDecoration: 'none',
  ':hover': { color: vars.color.text.linkHover, textDecoration: 'underline' },
  ':focus-visible': {
    outline: `${vars.focus.width} solid ${vars.color.border.focus}`,
    outlineOffset: vars.focus.offset,
  },
} as const;

export const main = style({
  ...link,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  // The whole card is its place.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const second = style({ ...link, position: 'relative', flexShrink: 0 });
