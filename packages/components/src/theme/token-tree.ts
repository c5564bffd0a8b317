/** Groups, types and references of the Design Tokens format (designtokens.org, Format Module 2025.10). */
import { defineTexts } from '@consignment/domain/text/texts';
import { isRecord, own, shown, type Report } from './token-values.ts';

const texts = defineTexts('TokenTree', {
  tooMany: 'The file has more than {most} groups and tokens.',
  tooDeep: 'Groups can be nested at most {most} levels deep.',
  neither: '{value} is neither a token nor a token group. A token has a $value.',
  noGroup: '{name} is not a group in this file.',
  extendsItself: 'The group extends itself.',
  badName: 'This name cannot be used. Use a plain word, without dots or braces.',
  holdsNone:
    'A token cannot contain other tokens. Use a group instead, with a token named $root for this value.',
  unknownOfToken: '{name} is not a token property in this format.',
  unknownOfGroup: '{name} is not a group property in this format.',
  noType: '{type} is not a valid type.',
  missing: 'The token refers to {name}, which is not in this file.',
  circle: 'The token refers back to itself through other tokens.',
});

export interface RawToken {
  /** Its place in the file, for errors. */
  at: string;
  /** Its own type or that of the nearest group; null where neither has one. */
  type: string | null;
  value: unknown;
}

/** Far beyond any theme; a file that has more is not one. */
const mostNodes = 2000;
const deepest = 10;

const ofToken = new Set(['$value', '$type', '$description', '$extensions', '$deprecated', '$ref']);
const ofGroup = new Set([
  ...['$type', '$description', '$extensions', '$deprecated', '$extends', '$root', '$schema'],
]);
const unusable = new Set(['__proto__', 'constructor', 'prototype']);

/** The tokens of a tree by their paths, with groups that extend others written out. `at`: the tree's place in the file. */
export function tokensIn(tree: unknown, at: string, report: Report): Map<string, RawToken> {
  const found = new Map<string, RawToken>();
  let nodes = 0;

  function walk(
    group: unknown,
    path: readonly string[],
    above: string | null,
    from: readonly unknown[],
  ): void {
    const place = placeOf(at, path);
    nodes += 1;
    if (nodes > mostNodes) {
      if (nodes === mostNodes + 1) report(at, texts.tooMany({ most: mostNodes }));
      return;
    }
    if (path.length > deepest) return report(place, texts.tooDeep({ most: deepest }));
    if (!isRecord(group)) {
      return report(place, texts.neither({ value: shown(group) }));
    }
    const base = own(group, '$extends');
    const target = base === undefined ? null : groupAt(tree, base);
    const type = typeOf(group, place, report) ?? typeIn(target) ?? above;
    if (own(group, '$value') !== undefined || own(group, '$ref') !== undefined) {
      for (const key of Object.keys(group)) {
        if (!ofToken.has(key)) report(placeOf(at, [...path, key]), unknownIn('token', key));
      }
      found.set(path.join('.'), {
        at: place,
        type,
        value: own(group, '$value') ?? { $ref: own(group, '$ref') },
      });
      return;
    }
    if (base !== undefined) {
      if (target === null) report(place, texts.noGroup({ name: shown(base) }));
      else if (from.includes(target)) report(place, texts.extendsItself);
      else walk(target, path, type, [...from, target]);
    }
    for (const [name, below] of Object.entries(group)) {
      const inner = [...path, name];
      if (name === '$root') walk(below, inner, type, from);
      else if (name.startsWith('$')) {
        if (!ofGroup.has(name)) report(placeOf(at, inner), unknownIn('group', name));
      } else if (unusable.has(name) || /[.{}\p{C}]/u.test(name) || name.length > 64) {
        report(place === '' ? shown(name) : `${place}.${shown(name)}`, texts.badName);
      } else walk(below, inner, type, from);
    }
  }

  walk(tree, [], null, [tree]);
  return found;
}

function unknownIn(what: 'token' | 'group', key: string): string {
  if (what === 'token' && !key.startsWith('$')) {
    return texts.holdsNone;
  }
  const name = shown(key);
  return what === 'token' ? texts.unknownOfToken({ name }) : texts.unknownOfGroup({ name });
}

function placeOf(at: string, path: readonly string[]): string {
  return [at, ...path].filter((one) => one !== '').join('.');
}

function typeOf(group: Readonly<Record<string, unknown>>, place: string, report: Report): string | null {
  const type = own(group, '$type');
  if (type === undefined || typeof type === 'string') return type ?? null;
  report(`${place}.$type`, texts.noType({ type: shown(type) }));
  return null;
}

function typeIn(group: Readonly<Record<string, unknown>> | null): string | null {
  const type = group === null ? undefined : own(group, '$type');
  return typeof type === 'string' ? type : null;
}

function groupAt(tree: unknown, reference: unknown): Readonly<Record<string, unknown>> | null {
  const path = pathOf(reference);
  if (path === null) return null;
  let at: unknown = tree;
  for (const name of path.split('.')) at = isRecord(at) ? own(at, name) : undefined;
  return isRecord(at) ? at : null;
}

/** The path that `{a.b}` or `{ "$ref": "#/a/b/$value" }` names; null where the value is no reference. */
function pathOf(value: unknown): string | null {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1] ?? null;
  if (!isRecord(value)) return null;
  const pointer = own(value, '$ref');
  if (typeof pointer !== 'string') return null;
  const names = /^#\/(.+?)(?:\/\$value)?$/.exec(pointer)?.[1] ?? '';
  return names.replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The value of a token with the references in it followed, and its type; null where a fault is reported. */
export function follow(
  tokens: ReadonlyMap<string, RawToken>,
  token: RawToken,
  report: Report,
): Pick<RawToken, 'type' | 'value'> | null {
  const end = endOf(tokens, token, report);
  const value = end === null ? null : followParts(tokens, { ...end, at: token.at }, report);
  // A token that refers to another has the type of that one.
  return end === null || value === null ? null : { type: end.type ?? token.type, value: value.whole };
}

/** The token at the end of the references that begin with this one. */
function endOf(tokens: ReadonlyMap<string, RawToken>, token: RawToken, report: Report): RawToken | null {
  const path = pathOf(token.value);
  const seen = new Set<RawToken>([token]);
  let at = token;
  for (let next: string | null = path; next !== null; next = pathOf(at.value)) {
    const target = tokens.get(next) ?? tokens.get(`${next}.$root`);
    if (target === undefined) {
      report(token.at, texts.missing({ name: shown(`{${next}}`) }));
      return null;
    }
    if (seen.has(target)) {
      report(token.at, texts.circle);
      return null;
    }
    seen.add(target);
    at = target;
  }
  return at;
}

/** The parts of a composite value may be references too. */
function followParts(
  tokens: ReadonlyMap<string, RawToken>,
  { at, value }: RawToken,
  report: Report,
): { whole: unknown } | null {
  if (!isRecord(value)) return { whole: value };
  const parts = Object.entries(value).map(([name, part]) => {
    if (pathOf(part) === null) return [name, part] as const;
    const end = endOf(tokens, { at: `${at}.${name}`, type: null, value: part }, report);
    return end === null ? null : ([name, end.value] as const);
  });
  const found = parts.filter((part) => part !== null);
  return found.length < parts.length ? null : { whole: Object.fromEntries(found) };
}
