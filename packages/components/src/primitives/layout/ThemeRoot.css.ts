import { createGlobalVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import '../../style/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { darkTheme } from '../../theme/dark.css.ts';
import { lightTheme } from '../../theme/light.css.ts';
import { schemes } from '../../theme/schemes.ts';
import { windowHeight } from './style-rules.ts';

export const themes = { light: lightTheme, dark: darkTheme };

export const root = style({
  color: vars.color.text.default,
  background: vars.color.surface.page,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  letterSpacing: vars.font.tracking.normal,
  // Inherited, and not of each text, since words in a table's cell have to break where the cell says.
  overflowWrap: 'break-word',
  accentColor: vars.color.action.primary.background,
  '::selection': { background: vars.color.selection.background, color: vars.color.selection.text },
  // A menu or dialog of one root never slides below content beside the root.
  isolation: 'isolate',
  // A property that a Radix dialog sets on the body would else be inherited by everything here and the styles of the whole page
  // calculated again, though its overlay already lies over the page.
  pointerEvents: 'auto',
});

// Radix writes it on the body too, and a property without a declaration is inherited.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '<length>', inherits: false, initialValue: '0' });

export const fill = styleVariants({ screen: { minBlockSize: windowHeight }, content: {} });

// The canvas behind the root shows when a page is pulled past its end. An app's root lies two steps below the body's
// parent; `:has` of anything deeper is looked at again whenever something changes anywhere on the page.
for (const scheme of ['light', 'dark'] as const) {
  globalStyle(`html:has(> body > * > .${fill.screen}.${themes[scheme]})`, {
    colorScheme: scheme,
    background: schemes[scheme].surface.page,
  });
}
