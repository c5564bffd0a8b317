import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../packages/components/src/theme/contract.css.ts';

export const guide = style({});

/** Two columns, or one below the other where there is no room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space.large} ${vars.space.xlarge}`,
});

// The theme's reset takes the weight of headings, which Storybook draws here as on the rest of the page. Those of the
// examples keep their own.
globalStyle(`${guide} > h2, ${pair} > div > h2`, { fontWeight: 'bold' });

export const examples = style([pair, { gap: vars.space.large, marginBlock: vars.space.xlarge }]);

export const prose = style({ fontSize: vars.font.size.medium, lineHeight: vars.font.lineHeight.body });

export const status = style({ marginBlockEnd: vars.space.medium });

export const example = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, margin: 0 });

/** A child that is fixed to the window is fixed to the frame in here. */
export const frame = style({
  contain: 'layout',
  flex: 1,
  minInlineSize: 0,
  background: vars.color.surface.page,
  borderWidth: vars.borderWidth.hairline,
  borderStyle: 'solid',
  borderColor: vars.color.border.default,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
});

export const still = style([frame, { overflow: 'clip' }]);

const caption = style({
  display: 'flex',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderBlockStart: vars.borderWidth.strong,
  borderBlockStartStyle: 'solid',
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.body,
});

const verdict = ({ background, text, solid }: (typeof vars.color.tone)['positive']) =>
  style([caption, { background, color: text, borderBlockStartColor: solid }]);

export const right = verdict(vars.color.tone.positive);
export const wrong = verdict(vars.color.tone.critical);

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.medium,
  blockSize: `calc(${vars.font.size.small} * ${vars.font.lineHeight.body})`,
});

export const keys = style({ inlineSize: '100%', textAlign: 'start', borderCollapse: 'collapse' });

const cell = {
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.body,
} as const;

export const head = style({ ...cell, color: vars.color.text.muted, fontWeight: vars.font.weight.medium });
export const key = style({
  ...cell,
  inlineSize: 'clamp(7rem, 30%, 14rem)',
  fontWeight: vars.font.weight.regular,
});
export const effect = style(cell);

export const kbd = style({
  display: 'inline-block',
  paddingInline: vars.space.xsmall,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
  borderBlockEndWidth: vars.borderWidth.strong,
  borderRadius: vars.radius.small,
  background: vars.color.surface.field,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.xsmall,
  lineHeight: vars.font.lineHeight.body,
  whiteSpace: 'nowrap',
});

export const spoken = style({
  display: 'flex',
  gap: vars.space.small,
  marginBlock: `0 ${vars.space.xxlarge}`,
  padding: vars.space.medium,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
});

export const code = style({ fontFamily: vars.font.family.mono, fontSize: '0.9em' });
