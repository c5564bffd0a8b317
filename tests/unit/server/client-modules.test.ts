import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientModules } from '../../../shells/server/client-modules.ts';
import { root } from '../../house/source.ts';

/** Modules as others write them; each begins with the reason that is expected for it, or with `none`. */
const planted = {
  'State.tsx': `// useState of react
    import { useState } from 'react';
    export function State({ start }: { start: number }) { const [n] = useState(start); return <p>{n}</p>; }
    export const most = 3;`,
  'context.ts': `// createContext of react
    import { createContext } from 'react';
    export const Place = createContext<string | null>(null);`,
  'Boundary.tsx': `// Component of react
    import { Component } from 'react';
    export class Boundary extends Component {}`,
  'Portal.tsx': `// createPortal of react-dom
    import { createPortal } from 'react-dom';
    export const at = createPortal;`,
  'Press.tsx': `// onClick to button
    const button = 1;
    export function Press({ onClick }: { onClick: () => void }) { return <button onClick={onClick}>{button}</button>; }`,
  'Ref.tsx': `// ref to p
    export const Ref = ({ place }: { place: { current: HTMLElement | null } }) => <p ref={(at) => void (place.current = at)} />;`,
  'Rest.tsx': `// …props to Press
    import { Press } from './Press.tsx';
    export const Rest = (props: { onClick: () => void }) => <Press {...props} />;`,
  'Rows.tsx': `// columns to Table
    import { Table } from './Table.tsx';
    export const Rows = () => <Table columns={[{ id: 'a', cell: (row: string) => row }]} />;`,
  'Table.tsx': `// useMemo is not one: useState of react
    import { useMemo, useState } from 'react';
    export function Table({ columns }: { columns: { id: string; cell: (row: string) => string }[] }) {
      useState(0); return <p>{useMemo(() => columns.length, [columns])}</p>;
    }`,
  'Above.tsx': `// Place is of the browser
    import { Place } from './context.ts';
    export const Above = () => <Place value="here"><p /></Place>;`,
  'Reads.tsx': `// most is of the browser
    import { most } from './State.tsx';
    export const Reads = () => <p>{most}</p>;`,
  'Draws.tsx': `// none
    import type { ReactNode } from 'react';
    import { useId } from 'react';
    import { State } from './State.tsx';
    import type { most } from './State.tsx';
    type Props = { start: typeof most; action?: ReactNode; when: Date };
    export function Draws({ start, action }: Props) { return <p id={useId()}><State start={start} />{action}</p>; }`,
  'Repeats.tsx': `// none
    import { Draws } from './Draws.tsx';
    import { Lines } from './Lines.tsx';
    export const Repeats = () => <Lines of={[1]} line={(n) => <Draws start={3} key={n} when={new Date(0)} />} />;`,
  'Lines.tsx': `// none
    import type { ReactNode } from 'react';
    export const Lines = ({ of, line }: { of: number[]; line: (n: number) => ReactNode }) => <>{of.map(line)}</>;`,
};

describe('the directive use client', () => {
  let folder: string;
  let found: ReadonlyMap<string, string>;
  beforeAll(() => {
    // Within the repository, where React is found.
    mkdirSync(join(root, 'tests/.output'), { recursive: true });
    folder = mkdtempSync(join(root, 'tests/.output/client-modules-'));
    const files = Object.entries(planted).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    found = clientModules(files);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(planted))('%s', (name, text) => {
    const expected = /^\/\/ (?:.*: )?(.*)/.exec(text)?.[1];
    expect(found.get(join(folder, name)) ?? 'none').toBe(expected);
  });
});
