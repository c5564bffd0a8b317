/** The modes of a file of tokens (designtokens.org, Resolver Module 2025.10): its brands, light and dark. */
import { defineTexts } from '@consignment/domain/text/texts';
import type { Scheme } from './schemes.ts';
import { isRecord, listed, own, shown, type Report } from './token-values.ts';

const texts = defineTexts('TokenModes', {
  notOfModes: 'This does not belong in a file with modes. Put tokens in a set.',
  version: 'Use “{version}”.',
  order: 'The resolution order must be a list of at most {most} sets and modifiers.',
  twoBrands: 'A theme can have at most two modifiers: one for light and dark, one for brands.',
  twoSchemes: 'A theme can have only one modifier for light and dark.',
  unknownStep: 'This is neither a set nor a modifier in this file. Use {example}.',
  noContexts: 'The contexts must be an object with at least one context.',
  tooManyBrands: 'A file can have at most {most} brands.',
  badName: '{name} is not a valid name.',
  badDefault: '{name} is not one of the contexts: {contexts}.',
  sources: 'This must be a list of at most {most} token groups.',
  elsewhere:
    'Tokens cannot be loaded from another file. Add the tokens here, or refer to a set in this file.',
});

/** A tree of tokens and its place in the file. */
export interface Layer {
  tree: unknown;
  at: string;
}

export interface Modes {
  /** Names of the brands in the order of the file; empty where it is one brand. */
  brands: readonly string[];
  /** The brand where none is asked for. */
  brand: string | null;
  /** The trees of a mode; a later one wins over an earlier one. */
  layersOf: (brand: string | null, scheme: Scheme) => readonly Layer[];
}

const mostBrands = 20;
const mostSources = 20;
const version = '2025.10';
const rootKeys = new Set([
  ...['$schema', '$extensions', '$defs', 'name', 'version', 'description'],
  ...['sets', 'modifiers', 'resolutionOrder'],
]);

type Part = { layers: readonly Layer[] } | { choice: Choice };
interface Choice {
  of: 'scheme' | 'brand';
  contexts: ReadonlyMap<string, readonly Layer[]>;
  fallback: string | null;
}

/** A file without modes has one tree for all of them. Faults are reported; what can be read is answered. */
export function modesOf(file: Readonly<Record<string, unknown>>, report: Report): Modes {
  const hasModes = ['resolutionOrder', 'sets', 'modifiers'].some((key) => own(file, key) !== undefined);
  if (!hasModes) return { brands: [], brand: null, layersOf: () => [{ tree: file, at: '' }] };

  for (const key of Object.keys(file)) {
    if (!rootKeys.has(key)) report(shown(key), texts.notOfModes);
  }
  if (own(file, 'version') !== version) report('version', texts.version({ version }));
  const order = own(file, 'resolutionOrder');
  if (!Array.isArray(order) || order.length > mostSources) {
    report('resolutionOrder', texts.order({ most: mostSources }));
  }
  const steps: readonly unknown[] = Array.isArray(order) ? order.slice(0, mostSources) : [];
  const parts = steps.flatMap((step, index) => partOf(file, step, `resolutionOrder.${index}`, report));
  const choices = parts.flatMap((part) => ('choice' in part ? [part.choice] : []));
  const brand = choices.find(({ of }) => of === 'brand');
  if (choices.filter(({ of }) => of === 'brand').length > 1) {
    report('resolutionOrder', texts.twoBrands);
  }
  if (choices.filter(({ of }) => of === 'scheme').length > 1) {
    report('resolutionOrder', texts.twoSchemes);
  }
  const brands = [...(brand?.contexts.keys() ?? [])];
  return {
    brands,
    brand: brand?.fallback ?? brands[0] ?? null,
    layersOf: (name, scheme) =>
      parts.flatMap((part) => {
        if ('layers' in part) return part.layers;
        return part.choice.contexts.get(part.choice.of === 'scheme' ? scheme : (name ?? '')) ?? [];
      }),
  };
}

/** A step of the order: a set or a modifier, by reference or written out. */
function partOf(
  file: Readonly<Record<string, unknown>>,
  step: unknown,
  place: string,
  report: Report,
): readonly Part[] {
  const found =
    isRecord(step) && own(step, '$ref') !== undefined ? refOf(file, step) : { at: place, value: step };
  if (found === null || !isRecord(found.value)) {
    report(place, texts.unknownStep({ example: '{ "$ref": "#/sets/…" }' }));
    return [];
  }
  const { at, value } = found;
  const contexts = own(value, 'contexts');
  if (contexts === undefined)
    return [{ layers: layersIn(file, own(value, 'sources'), `${at}.sources`, report) }];
  if (!isRecord(contexts) || Object.keys(contexts).length === 0) {
    report(`${at}.contexts`, texts.noContexts);
    return [];
  }
  const names = Object.keys(contexts);
  if (names.length > mostBrands) {
    report(`${at}.contexts`, texts.tooManyBrands({ most: mostBrands }));
    return [];
  }
  const unusable = names.find((name) => !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'._-]{0,63}$/u.test(name));
  if (unusable !== undefined) report(`${at}.contexts`, texts.badName({ name: shown(unusable) }));
  const fallback = own(value, 'default');
  if (fallback !== undefined && !(typeof fallback === 'string' && names.includes(fallback))) {
    report(`${at}.default`, texts.badDefault({ name: shown(fallback), contexts: listed(names.map(shown)) }));
  }
  const isScheme = names.every((name) => name === 'light' || name === 'dark');
  return [
    {
      choice: {
        of: isScheme ? 'scheme' : 'brand',
        contexts: new Map(
          names.map((name) => [name, layersIn(file, own(contexts, name), `${at}.contexts.${name}`, report)]),
        ),
        fallback: typeof fallback === 'string' && names.includes(fallback) ? fallback : null,
      },
    },
  ];
}

function layersIn(
  file: Readonly<Record<string, unknown>>,
  sources: unknown,
  at: string,
  report: Report,
): readonly Layer[] {
  if (!Array.isArray(sources) || sources.length > mostSources) {
    report(at, texts.sources({ most: mostSources }));
    return [];
  }
  return sources.flatMap((source: unknown, index): readonly Layer[] => {
    const place = `${at}.${index}`;
    if (!isRecord(source) || own(source, '$ref') === undefined) return [{ tree: source, at: place }];
    const target = refOf(file, source);
    const inner: unknown =
      target !== null && isRecord(target.value) ? own(target.value, 'sources') : undefined;
    if (target === null || !Array.isArray(inner)) {
      report(place, texts.elsewhere);
      return [];
    }
    // A set within a set names no third one.
    return inner
      .slice(0, mostSources)
      .map((tree: unknown, at): Layer => ({ tree, at: `${target.at}.sources.${at}` }));
  });
}

/** The set or modifier that `{ "$ref": "#/sets/base" }` names. */
function refOf(
  file: Readonly<Record<string, unknown>>,
  reference: Readonly<Record<string, unknown>>,
): { at: string; value: unknown } | null {
  const pointer = own(reference, '$ref');
  const [, room = '', name = ''] =
    typeof pointer === 'string' ? (/^#\/(sets|modifiers)\/([^/]+)$/.exec(pointer) ?? []) : [];
  const all = own(file, room);
  const value = isRecord(all) ? own(all, name) : undefined;
  return value === undefined ? null : { at: `${room}.${name}`, value };
}
