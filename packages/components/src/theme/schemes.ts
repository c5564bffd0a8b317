import type { Hex } from './color.ts';
import { palette as p } from './palette.ts';

export type Scheme = 'light' | 'dark';

/** The four kinds of button share one shape; a quiet button shows the surface beneath it. */
interface Control {
  background: Hex | 'transparent';
  hover: Hex;
  active: Hex;
  border: Hex | 'transparent';
  text: Hex;
}

interface Tone {
  background: Hex;
  border: Hex;
  text: Hex;
  solid: Hex;
  onSolid: Hex;
}

/** The values of the contract's colour roles. `overlay` and shadows carry alpha, so they are CSS. */
export interface SchemeColors {
  surface: Record<'page' | 'card' | 'raised' | 'sunken' | 'field' | 'hover' | 'inverse', Hex>;
  text: Record<'default' | 'muted' | 'disabled' | 'inverse' | 'link' | 'linkHover', Hex>;
  border: Record<'default' | 'strong' | 'focus' | 'active', Hex>;
  action: Record<'primary' | 'secondary' | 'quiet' | 'critical', Control>;
  accent: Record<'solid' | 'onSolid' | 'soft' | 'onSoft', Hex>;
  tone: Record<'neutral' | 'info' | 'positive' | 'caution' | 'critical', Tone>;
  selection: Record<'background' | 'border' | 'text', Hex>;
  overlay: string;
  skeleton: Hex;
}

type Ramp = Record<50 | 150 | 200 | 300 | 600 | 700 | 800 | 900, Hex>;

const light: SchemeColors = {
  surface: {
    page: p.warm[50],
    card: p.white,
    raised: p.white,
    sunken: p.warm[100],
    field: p.white,
    hover: p.warm[75],
    inverse: p.ink.inverse,
  },
  text: {
    default: p.ink.text,
    muted: p.warm[600],
    disabled: p.warm[400],
    inverse: p.warm[50],
    link: p.indigo[700],
    linkHover: p.indigo[875],
  },
  border: { default: p.warm[200], strong: p.warm[500], focus: p.indigo[600], active: p.indigo[800] },
  action: {
    primary: {
      background: p.indigo[800],
      hover: p.indigo[850],
      active: p.indigo[900],
      border: 'transparent',
      text: p.white,
    },
    secondary: {
      background: p.white,
      hover: p.warm[75],
      active: p.warm[150],
      border: p.warm[500],
      text: p.ink.text,
    },
    quiet: {
      background: 'transparent',
      hover: p.warm[100],
      active: p.warm[150],
      border: 'transparent',
      text: p.ink.text,
    },
    critical: {
      background: p.brick[600],
      hover: p.brick[700],
      active: p.brick[800],
      border: 'transparent',
      text: p.white,
    },
  },
  accent: { solid: p.teal[700], onSolid: p.white, soft: p.teal[50], onSoft: p.teal[800] },
  tone: {
    neutral: lightTone(p.stone),
    info: lightTone(p.blue),
    positive: lightTone(p.green),
    caution: lightTone(p.amber),
    critical: lightTone(p.red),
  },
  selection: { background: p.indigo[50], border: p.indigo[600], text: p.ink.text },
  overlay: 'rgb(34 29 24 / 0.48)',
  skeleton: p.warm[150],
};

const dark: SchemeColors = {
  surface: {
    page: p.warm[900],
    card: p.warm[850],
    raised: p.warm[800],
    sunken: p.warm[950],
    field: p.warm[875],
    hover: p.warm[800],
    inverse: p.paper,
  },
  text: {
    default: p.paper,
    muted: p.warm[300],
    disabled: p.warm[550],
    inverse: p.ink.text,
    link: p.indigo[300],
    linkHover: p.indigo[200],
  },
  border: { default: p.warm[700], strong: p.warm[450], focus: p.indigo[350], active: p.indigo[300] },
  action: {
    primary: {
      background: p.indigo[300],
      hover: p.indigo[250],
      active: p.indigo[400],
      border: 'transparent',
      text: p.indigo[950],
    },
    secondary: {
      background: p.warm[800],
      hover: p.warm[750],
      active: p.warm[700],
      border: p.warm[450],
      text: p.paper,
    },
    quiet: {
      background: 'transparent',
      hover: p.warm[750],
      active: p.warm[700],
      border: 'transparent',
      text: p.paper,
    },
    critical: {
      background: p.brick[300],
      hover: p.brick[250],
      active: p.brick[400],
      border: 'transparent',
      text: p.brick[950],
    },
  },
  accent: { solid: p.teal[300], onSolid: p.indigo[950], soft: p.teal[900], onSoft: p.teal[200] },
  tone: {
    neutral: darkTone(p.stone),
    info: darkTone(p.blue),
    positive: darkTone(p.green),
    caution: darkTone(p.amber),
    critical: darkTone(p.red),
  },
  selection: { background: p.indigo[925], border: p.indigo[350], text: p.paper },
  overlay: 'rgb(0 0 0 / 0.64)',
  skeleton: p.warm[750],
};

/** The colours of our own two themes, by role. */
export const schemes: Record<Scheme, SchemeColors> = { light, dark };

/** Every hue is within sRGB at these chromas, and holds 7:1 between words and ground. */
export const hueTones: Record<
  Scheme,
  Record<'ground' | 'ink', { readonly lightness: string; readonly chroma: string }>
> = {
  light: { ground: { lightness: '0.9', chroma: '0.05' }, ink: { lightness: '0.38', chroma: '0.066' } },
  dark: { ground: { lightness: '0.36', chroma: '0.06' }, ink: { lightness: '0.88', chroma: '0.058' } },
};

/** CSS `box-shadow` by height; in dark a faint light edge does what a shadow cannot. */
export const shadows: Record<Scheme, Record<'card' | 'raised' | 'overlay', string>> = {
  light: {
    card: '0 1px 2px rgb(34 29 24 / 0.05), 0 0 0 1px rgb(34 29 24 / 0.04)',
    raised: '0 2px 4px rgb(34 29 24 / 0.06), 0 8px 20px rgb(34 29 24 / 0.10)',
    overlay: '0 4px 10px rgb(34 29 24 / 0.08), 0 24px 60px rgb(34 29 24 / 0.22)',
  },
  dark: {
    card: '0 1px 2px rgb(0 0 0 / 0.4), 0 0 0 1px rgb(255 255 255 / 0.04)',
    raised: '0 2px 6px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(255 255 255 / 0.06)',
    overlay: '0 24px 60px rgb(0 0 0 / 0.7), 0 0 0 1px rgb(255 255 255 / 0.08)',
  },
};

function lightTone(ramp: Ramp): Tone {
  return { background: ramp[50], border: ramp[150], text: ramp[700], solid: ramp[600], onSolid: p.white };
}

function darkTone(ramp: Ramp): Tone {
  return {
    background: ramp[900],
    border: ramp[800],
    text: ramp[200],
    solid: ramp[300],
    onSolid: p.warm[950],
  };
}
