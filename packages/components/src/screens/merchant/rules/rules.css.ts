import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

/** As many beside each other as there is room for. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
});

/** Fields as the words of a sentence, which breaks before a word where there is no room. */
export const sentence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.small,
});

/** A word and the fields that belong to it. */
export const clause = style({
  display: 'flex',
  alignItems: 'start',
  flex: '1 1 12rem',
  gap: vars.space.small,
  minInlineSize: 0,
});

/** Of a value, which has two fields. */
export const value = style([clause, { flexGrow: 2, flexBasis: '22rem' }]);

export const part = style({ flex: '1 1 7rem', minInlineSize: 0 });

/** Beside the box of a field, beneath the line of its label. */
export const word = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  marginBlockStart: `calc(${vars.font.size.small} * ${vars.font.lineHeight.snug} + ${vars.space.xsmall})`,
  minBlockSize: vars.size.control.medium,
  fontFamily: vars.font.family.text,
  color: vars.color.text.muted,
});

export const more = style({ display: 'grid', gap: vars.space.medium });

export const moreTitle = style({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.small,
  fontFamily: vars.font.family.text,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.default,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Numbered, since the first that applies counts. */
export const places = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: vars.space.large,
  listStyle: 'decimal',
});

export const findings = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Of a filter: as wide as its fields need, and all of a phone. */
export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.xsmall,
  minInlineSize: 'min(18rem, 100%)',
});

export const drafts = style({
  display: 'grid',
  gap: vars.space.small,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A name without a space breaks anywhere. */
export const draft = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
});

/** A figure is near its step. */
export const answer = style({ maxInlineSize: '40rem' });
