import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Card } from '@consignment/components/primitives/layout/Card';
import { DataTable } from '@consignment/components/primitives/tables/DataTable';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { LinkProvider } from '@consignment/components/primitives/navigation/LinkProvider';
import type { DataColumn, Sort } from '../../../packages/components/src/primitives/tables/data-table.ts';
import { columns, pieces, selectionOf } from '../piece-table.tsx';
import type { Piece } from '../piece-table.tsx';
import { table } from '../../../packages/components/src/primitives/tables/DataTable.css.ts';
import { variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

type Props = ComponentProps<typeof DataTable<Piece>>;

/** Holds the order and the selection, as a screen's loader and state would. */
function Pieces({ isSelecting = false, ...props }: Props & { isSelecting?: boolean }) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort | null>(props.sort);
  return (
    <Card padding="none">
      <DataTable
        {...props}
        sort={sort}
        onSort={(key) => {
          props.onSort(key);
          const isReversed = sort?.key === key && sort.direction === 'ascending';
          setSort({ key, direction: isReversed ? 'descending' : 'ascending' });
        }}
        selection={isSelecting ? selectionOf(selectedIds, setSelectedIds) : undefined}
      />
    </Card>
  );
}

const meta = {
  title: 'Primitives/Tables/DataTable',
  component: Pieces,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For rows of one kind that are compared, sorted or selected, such as vendors with what each is owed.',
      avoid:
        'Facts about one thing are a DescriptionList, a handful of totals StatTiles. A grid for layout is Stack and Inline.',
      right: {
        draw: () => (
          <DataTable
            label="Pieces"
            columns={columns}
            rowId={(piece) => piece.id}
            state={{ is: 'ready', rows: pieces(3) }}
            empty={{ title: 'No pieces yet' }}
            sort={{ key: 'name', direction: 'ascending' }}
            onSort={() => undefined}
          />
        ),
        why: 'The name of each piece heads it, prices line up at the end, and the order is said above the rows.',
      },
      wrong: {
        draw: () => (
          <DataTable
            label="Facts"
            columns={columns.slice(1, 4)}
            rowId={(piece) => piece.id}
            state={{ is: 'ready', rows: pieces(1) }}
            empty={{ title: 'No facts' }}
            sort={null}
            onSort={() => undefined}
          />
        ),
        why: 'One row has nothing to be compared with or sorted by. A DescriptionList says it in less room.',
      },
      keyboard: [
        [
          'Tab',
          'Moves through column heads that sort, boxes, and links of the rows, in the order of reading.',
        ],
        ['Enter or Space', 'On a column head: sorts by it, and again the other way round.'],
        ['Space', 'On a box: selects the row, or all of them from the head.'],
        ['Arrow left, Arrow right', 'Scrolls a table that is wider than its place, while it has focus.'],
      ],
      reader:
        '“Pieces, table, 4 rows, 5 columns. Piece, column header, sorted ascending, button.” In a row: “Stoneware vase 1, row header”.',
    } satisfies Guide,
  },

  args: {
    label: 'Pieces',
    columns,
    rowId: (piece) => piece.id,
    state: { is: 'ready', rows: pieces(8) },
    empty: { title: 'No pieces yet', detail: 'They appear here after the first import.' },
    sort: { key: 'name', direction: 'ascending' },
    onSort: fn(),
  },
} satisfies Meta<typeof Pieces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order is in `aria-sort`, and a button in the header changes it. */
export const Sorting: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Pieces' });
    const piece = within(table).getByRole('columnheader', { name: 'Piece' });
    await expect(piece).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(piece).getByRole('button', { name: 'Piece' }));
    await expect(piece).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(table).getByRole('button', { name: 'Price' }));
    await expect(args.onSort).toHaveBeenLastCalledWith('price');
    await expect(piece).not.toHaveAttribute('aria-sort');
    await expect(within(table).queryByRole('button', { name: 'State' })).toBeNull();
  },
};

/** The header's box is half ticked while some are selected; what cannot be selected says why. */
export const Selecting: Story = {
  args: { isSelecting: true },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    const first = canvas.getByRole('checkbox', { name: 'Select Stoneware vase 1' });
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    // Seven rows that are not sold, and the box itself.
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
    await expect(canvas.queryByRole('checkbox', { name: 'Select Brass candle holder 4' })).toBeNull();
    await userEvent.click(all);
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
};

/** Box, names and rows come in the order they are read; what is pressed keeps focus. */
export const ByKeyboard: Story = {
  args: { isSelecting: true },
  tags: ['wide', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(' ');
    // Seven rows that are not sold, and the box itself.
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
    await userEvent.keyboard(' ');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);

    const piece = canvas.getByRole('columnheader', { name: 'Piece' });
    await userEvent.tab();
    await expect(within(piece).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith('name');
    await expect(piece).toHaveAttribute('aria-sort', 'descending');
    await expect(within(piece).getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Maker' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSort).toHaveBeenLastCalledWith('maker');
    await expect(canvas.getByRole('columnheader', { name: 'Maker' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Price' })).toHaveFocus();

    const first = canvas.getByRole('checkbox', { name: 'Select Stoneware vase 1' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
  },
};

const drawn = fn();
const countedColumns: readonly DataColumn<Piece>[] = columns.map((column) =>
  column.id === 'name'
    ? {
        ...column,
        cell: (piece) => {
          drawn(piece.id);
          return piece.name;
        },
      }
    : column,
);

/** Selecting a row draws no cell again, here among a thousand rows. */
export const ThousandRows: Story = {
  args: { isSelecting: true, columns: countedColumns, state: { is: 'ready', rows: pieces(1000) } },
  // Drawn for speed. A thousand rows take axe too long; FullPage has fifty of the same.
  parameters: { a11y: { test: 'off' }, docs: { disable: true } },
  // As a picture it is FullPage twenty times over.
  tags: ['!autodocs', 'no-picture'],
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(canvasElement.getElementsByTagName('tr')).toHaveLength(1001);
    const row = canvas.getByText('Stoneware vase 501').closest('tr');
    if (row === null) throw new Error('The row is not drawn.');
    await expect(drawn).toHaveBeenCalled();
    drawn.mockClear();
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(within(row).getByRole('checkbox')).toBeChecked();
    // A selection draws no cell again, not even the other cells of its row.
    await expect(drawn).not.toHaveBeenCalled();
  },
};

/** A press on a row follows the link in it, with the same keys held; the link alone is in the tab order. */
export const RowLinks: Story = {
  args: { isSelecting: true, rowHref: (piece) => `#${piece.id}` },
  render: function Linked(args) {
    const [followed, setFollowed] = useState('nothing');
    return (
      <LinkProvider
        component={({ href, ...anchor }) => (
          <a
            {...anchor}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              setFollowed(`${href}${event.ctrlKey ? ' in a new tab' : ''}`);
            }}
          />
        )}
      >
        <Pieces {...args} />
        <p role="status">{`Followed ${followed}`}</p>
      </LinkProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByText(/^Followed/);
    await userEvent.click(canvas.getByRole('cell', { name: '$55.00' }));
    await expect(status).toHaveTextContent('Followed #p2');
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('cell', { name: '$92.00' }));
    await userEvent.keyboard('{/Control}');
    await expect(status).toHaveTextContent('Followed #p3 in a new tab');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Stoneware vase 1' }));
    await expect(status).toHaveTextContent('Followed #p3 in a new tab');
    await userEvent.click(canvas.getByRole('link', { name: 'Linen apron 6' }));
    await expect(status).toHaveTextContent('Followed #p6');
  },
};

/** Wider than its place: it scrolls in a region that the keyboard reaches. */
export const WideTable: Story = {
  tags: ['wide'],
  args: { minWidth: 1600 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Pieces' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

/** The column of names and that of the money are whole at either end, whatever is beneath them. */
export const Pinned: Story = {
  tags: ['wide'],
  args: {
    minWidth: 1600,
    isSelecting: true,
    columns: [
      ...columns.map((column) => ({ ...column, pin: pinOf(column.id) })),
      { id: 'note', header: 'Note', cell: () => 'Comes back from the photographer on Monday' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('region', { name: 'Pieces' });
    const name = canvas.getByRole('rowheader', { name: 'Stoneware vase 1' });
    const price = canvas.getByRole('cell', { name: '$18.00' });
    const isWhole = (element: Element) => {
      const [part, all] = [element.getBoundingClientRect(), region.getBoundingClientRect()];
      return part.left >= all.left - 1 && part.right <= all.right + 1;
    };
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Stoneware vase 1' }));
    const isLeftToRight = getComputedStyle(region).direction === 'ltr';
    for (const share of [0, 0.5, 1]) {
      const way = share * (region.scrollWidth - region.clientWidth);
      region.scrollLeft = isLeftToRight ? way : -way;
      await expect([share, isWhole(name), isWhole(price)]).toEqual([share, true, true]);
      for (const cell of [name, price]) {
        await expect(getComputedStyle(cell).backgroundColor).toBe(
          getComputedStyle(cell.closest('tr') ?? cell).backgroundColor,
        );
      }
    }
    // There is nothing more at this end, and something at the other.
    const isShaded = (cell: Element) => getComputedStyle(cell, '::after').backgroundImage.includes('rgb(');
    await waitFor(() => expect([isShaded(name), isShaded(price)]).toEqual([true, false]));
    region.scrollLeft = 0;
    await waitFor(() => expect([isShaded(name), isShaded(price)]).toEqual([false, true]));
  },
};

export const PinnedRightToLeft: Story = { ...Pinned, tags: ['wide'], globals: { direction: 'rtl' } };

function pinOf(id: string): 'start' | 'end' | undefined {
  if (id === 'name') return 'start';
  return id === 'price' ? 'end' : undefined;
}

/** The names of a long table stay in sight: at the top of its scroller, and where it has none, of the window. */
export const HeaderStays: Story = {
  args: { state: { is: 'ready', rows: pieces(50) } },
  tags: ['wide', 'no-picture'],
  render: (args) => (
    <Stack space="large">
      <Pieces {...args} label="Wide" minWidth={1600} />
      <Pieces {...args} label="Plain" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const wide = within(canvas.getByRole('table', { name: 'Wide' }));
    const region = canvas.getByRole('region', { name: 'Wide' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    // The surface of a list cuts off what is drawn around its table.
    await expect(parseFloat(getComputedStyle(region).outlineOffset)).toBeLessThan(0);
    region.scrollTop = region.scrollHeight / 2;
    await expect(topOf(wide.getByRole('rowheader', { name: 'Stoneware vase 1' }))).toBeLessThan(
      topOf(region),
    );
    for (const name of wide.getAllByRole('columnheader')) {
      await expect(Math.abs(topOf(name) - topOf(region))).toBeLessThan(1);
    }

    const plain = within(canvas.getByRole('table', { name: 'Plain' }));
    plain.getByRole('rowheader', { name: 'Stoneware vase 25' }).scrollIntoView();
    await expect(topOf(plain.getByRole('rowheader', { name: 'Stoneware vase 1' }))).toBeLessThan(0);
    for (const name of plain.getAllByRole('columnheader')) {
      await expect(Math.abs(topOf(name))).toBeLessThan(1);
    }
  },
};

/** Under 640 px each row is a card; order and selection move above them. */
export const SmallScreen: Story = {
  args: { isSelecting: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas, userEvent, args }) => {
    const table = canvas.getByRole('table', { name: 'Pieces' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'price');
    await expect(args.onSort).toHaveBeenLastCalledWith('price');
    await userEvent.click(canvas.getByRole('button', { name: 'Sort descending' }));
    await expect(await canvas.findByRole('button', { name: 'Sort ascending' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Loading: Story = {
  args: { state: { is: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading Pieces…')).toBeInTheDocument();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: {
    state: { is: 'failed', problem: { detail: 'The server did not answer in time.', errors: [] }, onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This list could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(onRetry).toHaveBeenCalled());
  },
};

export const Empty: Story = {
  args: { state: { is: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pieces yet')).toBeVisible();
  },
};

export const OneRow: Story = { args: { state: { is: 'ready', rows: pieces(1) } } };

export const FullPage: Story = { args: { isSelecting: true, state: { is: 'ready', rows: pieces(50) } } };

export const LongNames: Story = {
  args: {
    state: {
      is: 'ready',
      rows: pieces(2).map((piece) => ({ ...piece, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) })),
    },
  },
};

const odd = pieces(5).map((piece, at) =>
  at === 1 ? { ...piece, name: 'never shown', isUnreadable: true } : piece,
);

/** Cannot draw one of them. */
const undrawing = columns.map((column) => ({
  ...column,
  cell: (piece: Piece) => {
    if (column.id === 'maker' && piece.id === 'p3') throw new TypeError('This cannot be drawn.');
    return column.cell(piece);
  },
}));

/** A row that could not be read, or cannot be drawn, keeps its place with N/A in its cells; the others stay. */
export const OddRows: Story = {
  args: { isSelecting: true, columns: undrawing, state: { is: 'ready', rows: odd } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Pieces' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
    await expect(within(table).getAllByText(/this row could not be read/)).toHaveLength(2);
    await expect(within(table).queryByText('never shown')).toBeNull();
    // Neither can be selected.
    await expect(
      within(table).getAllByRole('checkbox', { name: /^Select (Stone|Linen|Oak|Brass)/ }),
    ).toHaveLength(2);
  },
};

export const RightToLeft: Story = { args: { isSelecting: true }, globals: { direction: 'rtl' } };

/** How wide a table stays before its scroller takes over. */
export const Variants: Story = {
  args: { state: { is: 'ready', rows: pieces(2) } },
  render: (args) => (
    <Stack space="large">
      {variantNames(table.classNames.variants.minWidth).map((name) => {
        // An object's keys are texts, numbers among them too.
        const minWidth = name === 'none' ? undefined : (Number(name) as 1000 | 1600);
        return <Pieces key={name} {...args} label={`Pieces, ${name}`} minWidth={minWidth} />;
      })}
    </Stack>
  ),
};
