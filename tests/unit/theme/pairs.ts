import type { SchemeColors } from '@consignment/components/theme/schemes';

export interface Pair {
  name: string;
  ink: string;
  ground: string;
}

/** Every pair of text and ground that the theme promises to be readable, by role. */
export function textPairs({ surface, text, action, accent, tone, selection }: SchemeColors): Pair[] {
  const grounds = {
    page: surface.page,
    card: surface.card,
    raised: surface.raised,
    sunken: surface.sunken,
    field: surface.field,
    hover: surface.hover,
    selection: selection.background,
  };
  return [
    ...Object.entries(grounds).flatMap(([ground, color]) =>
      (['default', 'muted', 'link', 'linkHover'] as const).map((ink) => ({
        name: `text.${ink} on ${ground}`,
        ink: text[ink],
        ground: color,
      })),
    ),
    { name: 'text.inverse on inverse', ink: text.inverse, ground: surface.inverse },
    { name: 'selection.text on selection', ink: selection.text, ground: selection.background },
    { name: 'text.default on accent.soft', ink: text.default, ground: accent.soft },
    { name: 'accent.onSolid on accent.solid', ink: accent.onSolid, ground: accent.solid },
    { name: 'accent.onSoft on accent.soft', ink: accent.onSoft, ground: accent.soft },
    ...Object.entries(action).flatMap(([name, control]) =>
      (['background', 'hover', 'active'] as const)
        .filter((state) => control[state] !== 'transparent')
        .map((state) => ({
          name: `action.${name}.text on ${state}`,
          ink: control.text,
          ground: control[state],
        })),
    ),
    ...Object.entries(tone).flatMap(([name, { background, text: ink, solid, onSolid }]) => [
      { name: `link on tone.${name}.background`, ink: text.link, ground: background },
      { name: `tone.${name}.text on background`, ink, ground: background },
      { name: `tone.${name}.text on card`, ink, ground: surface.card },
      { name: `tone.${name}.text on page`, ink, ground: surface.page },
      { name: `tone.${name}.onSolid on solid`, ink: onSolid, ground: solid },
    ]),
  ];
}

/** Bounds of controls, focus rings, and shapes that carry meaning. */
export function shapePairs({ surface, border, tone, selection }: SchemeColors): Pair[] {
  const grounds = { ...surface, selection: selection.background };
  const messages = Object.entries(tone).map(([name, { background }]) => ({
    name: `border.focus on tone.${name}.background`,
    ink: border.focus,
    ground: background,
  }));
  const shapes = Object.entries(grounds)
    .filter(([ground]) => ground !== 'inverse')
    .flatMap(([ground, color]) => [
      { name: `border.strong on ${ground}`, ink: border.strong, ground: color },
      { name: `border.focus on ${ground}`, ink: border.focus, ground: color },
      { name: `border.active on ${ground}`, ink: border.active, ground: color },
      ...Object.entries(tone).map(([name, { solid }]) => ({
        name: `tone.${name}.solid on ${ground}`,
        ink: solid,
        ground: color,
      })),
    ]);
  return [...shapes, ...messages];
}
