/** The custom properties of a style sheet, each value in one spelling, so that two tools can be compared by value. */

/** Those of the first rule, by name. */
export function propertiesIn(css: string): Map<string, string> {
  const [, rule = ''] = /\{([^}]*)\}/.exec(css.replaceAll(/\/\*.*?\*\//gs, '')) ?? [];
  const written = new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const followed = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => followed(written.get(name) ?? 'unknown'));
  return new Map([...written].map(([name, value]) => [name, oneSpelling(followed(value))]));
}

/** `rgb(34 29 24 / 0.10)`, `rgba(34, 29, 24, 0.1)` and `#221d181a` are one colour, `0.2s` and `200ms` one duration. */
export function oneSpelling(value: string): string {
  const plain = value
    .replaceAll(/["']/g, '')
    .replaceAll(/#[0-9a-f]{6}\b|rgba?\([^)]*\)|\btransparent\b/gi, color)
    .replaceAll(/(?<![\w.-])(-?[\d.]+)(ms|s|px|rem|em)?(?![\w%])/g, (_, number: string, unit = '') =>
      amount(Number(number), String(unit)),
    );
  const parts = plain.split(/,(?![^(]*\))/).map((part) => part.trim().replaceAll(/\s+/g, ' '));
  return parts.map(shadow).join(', ');
}

function amount(number: number, unit: string): string {
  const rounded = Number((unit === 's' ? number * 1000 : number).toFixed(6));
  return rounded === 0 ? '0' : `${rounded}${unit === 's' ? 'ms' : unit}`;
}

/** In 256 steps a channel, which is what a screen draws and a hex holds. */
function color(css: string): string {
  if (css === 'transparent') return 'rgb(0,0,0,0)';
  if (css.startsWith('#'))
    return `rgb(${[1, 3, 5].map((at) => parseInt(css.slice(at, at + 2), 16)).join()},1)`;
  const numbers = css.match(/[\d.]+%?/g) ?? [];
  const channels = numbers
    .slice(0, 3)
    .map((one) => Math.round(parseFloat(one) * (one.endsWith('%') ? 2.55 : 1)));
  return `rgb(${channels.join()},${Number(numbers[3] ?? 1)})`;
}

/** Lengths that a shadow leaves out are 0. */
function shadow(part: string): string {
  const [, lengths, paint] = /^(\S+ \S+(?: \S+){0,2}) (rgb\(.+\))$/.exec(part) ?? [];
  if (lengths === undefined || paint === undefined) return part;
  return [...lengths.split(' '), '0', '0'].slice(0, 4).join(' ') + ` ${paint}`;
}

/** The differences, a line each; empty where each wanted property has its value and there is no other. */
export function differences(
  wanted: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name}: ${wanted.get(name) ?? 'none'} came out as ${found.get(name) ?? 'none'}`);
}
