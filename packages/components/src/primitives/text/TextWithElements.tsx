import { Fragment, type ReactNode } from 'react';

type Props<Name extends string> = {
  /** A text with arguments, as `defineTexts` gives it. */
  text: (values: Record<Name, string>) => string;
  /** The element in place of each argument. */
  elements: Readonly<Record<Name, ReactNode>>;
};

/**
 * A text with elements in it: a link, a name, a word in bold. Each language puts them where its sentence has them, so such a text
 * is one text and not several beside each other.
 */
export function TextWithElements<Name extends string>({ text, elements }: Props<Name>) {
  const names = Object.keys(elements) as Name[];
  const places = Object.fromEntries(names.map((name, at) => [name, String.fromCharCode(firstPlace + at)]));
  // Each name has its place.
  const parts = text(places as Record<Name, string>).split(/([\uE000-\uF8FF])/);
  return parts.map((part, at) => {
    const name = names[part.charCodeAt(0) - firstPlace];
    if (name !== undefined) return <Fragment key={name}>{elements[name]}</Fragment>;
    // A translator replaces a text that is alone in its element without harm.
    return part === '' ? null : <span key={at}>{part}</span>;
  });
}

/** Characters that stand for nothing else. */
const firstPlace = 0xe000;
