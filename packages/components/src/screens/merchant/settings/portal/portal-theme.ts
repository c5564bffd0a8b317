import type { ColourCorrection } from './portal-look.ts';

type Colours = { primary: string; secondary: string; font: string; buttonText: string };

/** A theme in the parts that the form has fields for. */
export type ThemeOfForm = {
  colours: Colours;
  logo: { readonly url: string; readonly title: string } | null;
  /** All else, as it is stored; empty for nothing. */
  tokens: string;
};

export type ShapeOfForm = {
  /** Names with commas; empty for the usual font. */
  font: string;
  corners: 'usual' | 'square' | 'round' | 'own';
  density: 'usual' | 'compact' | 'roomy' | 'own';
};

/** The work on a theme. Pure: the text of a theme comes in, and another goes out. */
export type ThemeDesk = {
  /** The custom properties of a scheme, and the colours that could not be used as they are. */
  lookOf: (
    tokens: string,
    colours: Colours,
    scheme: 'light' | 'dark',
  ) => { properties: Readonly<Record<string, string>>; corrections: readonly ColourCorrection[] };
  shapeOf: (tokens: string) => ShapeOfForm;
  reshape: (tokens: string, change: Partial<ShapeOfForm>) => string;
  /** Each line of a faulty file begins with the path of the fault. */
  loadTheme: (
    file: string,
    brand: string | null,
  ) =>
    | { is: 'faulty'; lines: readonly string[] }
    | { is: 'theme'; parts: ThemeOfForm; brands: readonly string[]; brand: string | null };
  exportTheme: (parts: ThemeOfForm, name: string) => string;
};

/** The colours of a theme and the fields of the form that have them. */
export const colourFields = [
  ['primary', 'vendor_portal_primary_color'],
  ['secondary', 'vendor_portal_secondary_color'],
  ['font', 'vendor_portal_font_color'],
  ['buttonText', 'vendor_portal_button_text_color'],
] as const;
