import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Heading } from '@consignment/components/primitives/text/Heading';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';
import { headingStyle, textStyle } from '@consignment/components/style/type.css';
import { vars } from '@consignment/components/theme/contract.css';
import { scales } from '@consignment/components/theme/scales';
import { schemes } from '@consignment/components/theme/schemes';
import * as styles from './tokens.css.ts';

/** The tables of Tokens.mdx. Drawn from the contract itself, so a new token appears without being listed. */
const meta = { title: 'Handbook/Token tables', tags: ['!autodocs', '!dev'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Leaf {
  path: string;
  value: string;
}

/** Every value of a nested record with its dotted path. */
function leaves(tree: object, path: string[] = []): Leaf[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, [...path, key])
      : [{ path: [...path, key].join('.'), value: String(value) }],
  );
}

const propertyOf = (reference: string) => reference.replace(/^var\((.+)\)$/, '$1');

export const Colours: Story = {
  render: () => {
    const light = new Map(leaves(schemes.light).map(({ path, value }) => [path, value]));
    const dark = new Map(leaves(schemes.dark).map(({ path, value }) => [path, value]));
    return (
      <TokenTable
        label="Colour roles"
        columns={['Role', 'Here', 'Light', 'Dark']}
        tokens={leaves(vars.color)}
      >
        {({ path, value }) => (
          <>
            <td className={styles.data}>
              <span className={styles.swatch} style={{ background: value }} />
            </td>
            <td className={`${styles.data} ${styles.code}`}>{light.get(path)}</td>
            <td className={`${styles.data} ${styles.code}`}>{dark.get(path)}</td>
          </>
        )}
      </TokenTable>
    );
  },
  play: async ({ canvas }) => expectNoEmptyCell(canvas.getAllByRole('cell')),
};

export const Scales: Story = {
  render: () => {
    const values = new Map(leaves(scales).map(({ path, value }) => [path, value]));
    const tokens = leaves(vars).filter(({ path }) => values.has(path));
    return (
      <TokenTable label="Scales" columns={['Name', 'Value']} tokens={tokens}>
        {({ path }) => <td className={`${styles.data} ${styles.code}`}>{values.get(path)}</td>}
      </TokenTable>
    );
  },
  play: async ({ canvas }) => expectNoEmptyCell(canvas.getAllByRole('cell')),
};

export const Space: Story = {
  render: () => (
    <Stack space="small">
      {leaves(vars.space)
        .filter(({ path }) => path !== 'none')
        .map(({ path, value }) => (
          <Stack key={path} space="xxsmall">
            <Text size="small" tone="muted">
              {path}
            </Text>
            <div className={styles.bar} style={{ inlineSize: value }} />
          </Stack>
        ))}
    </Stack>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack space="large">
      {namesOf(headingStyle.classNames.variants.size)
        .reverse()
        .map((size) => (
          <Stack key={size} space="xxsmall">
            <Heading level={2} size={size}>
              Every vendor’s commissions
            </Heading>
            <Text size="xsmall" tone="muted">
              Heading, {size}
            </Text>
          </Stack>
        ))}
      {namesOf(textStyle.classNames.variants.size)
        .reverse()
        .map((size) => (
          <Stack key={size} space="xxsmall">
            <Text size={size} isTabular>
              Due 20,480.00 · paid 1,111.11 · 0123456789
            </Text>
            <Text size="xsmall" tone="muted">
              Text, {size}
            </Text>
          </Stack>
        ))}
    </Stack>
  ),
};

export const Shape: Story = {
  render: () => (
    <Stack space="xlarge">
      <Inline space="large">
        {leaves(vars.radius).map(({ path, value }) => (
          <Stack key={path} space="xsmall" align="center">
            <div className={styles.tile} style={{ borderRadius: value }} />
            <Text size="small" tone="muted">
              radius.{path}
            </Text>
          </Stack>
        ))}
      </Inline>
      <Inline space="large">
        {leaves(vars.shadow).map(({ path, value }) => (
          <Stack key={path} space="xsmall" align="center">
            <div className={`${styles.tile} ${styles.floating}`} style={{ boxShadow: value }} />
            <Text size="small" tone="muted">
              shadow.{path}
            </Text>
          </Stack>
        ))}
      </Inline>
    </Stack>
  ),
};

type TokenTableProps = {
  label: string;
  columns: readonly string[];
  tokens: readonly Leaf[];
  /** The cells after the name. */
  children: (token: Leaf) => ReactNode;
};

function TokenTable({ label, columns, tokens, children }: TokenTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" className={styles.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.path}>
              <th scope="row" className={styles.data}>
                {token.path}
                <Text as="div" size="xsmall" tone="muted">
                  {propertyOf(token.value)}
                </Text>
              </th>
              {children(token)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function expectNoEmptyCell(cells: readonly HTMLElement[]) {
  await expect(cells.filter((cell) => cell.childNodes.length === 0)).toEqual([]);
}

/** Object.keys forgets the type of the keys. */
function namesOf<Group extends object>(group: Group) {
  return Object.keys(group) as (keyof Group)[];
}
