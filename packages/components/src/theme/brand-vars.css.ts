import { vars } from './contract.css.ts';

/** The roles of the contract that a shop's colours fill. The portal has the names of these alone. */
export const brandVars = {
  'action.primary.background': vars.color.action.primary.background,
  'action.primary.hover': vars.color.action.primary.hover,
  'action.primary.active': vars.color.action.primary.active,
  'action.primary.border': vars.color.action.primary.border,
  'action.primary.text': vars.color.action.primary.text,
  'action.secondary.text': vars.color.action.secondary.text,
  'action.quiet.text': vars.color.action.quiet.text,
  'accent.solid': vars.color.accent.solid,
  'accent.onSolid': vars.color.accent.onSolid,
  'accent.soft': vars.color.accent.soft,
  'accent.onSoft': vars.color.accent.onSoft,
  'text.default': vars.color.text.default,
  'text.link': vars.color.text.link,
  'text.linkHover': vars.color.text.linkHover,
  'border.focus': vars.color.border.focus,
  'border.active': vars.color.border.active,
  'selection.background': vars.color.selection.background,
  'selection.border': vars.color.selection.border,
  'selection.text': vars.color.selection.text,
} as const;
