import { Badge } from '@consignment/components/primitives/text/Badge';
import { Thumbnail } from '@consignment/components/primitives/text/Thumbnail';
import type { ComponentType } from 'react';
import { body, frame, table } from '../../packages/components/src/primitives/tables/DataTable.css.ts';
import type { DataColumn, Selection } from '../../packages/components/src/primitives/tables/data-table.ts';

/** A row for the stories of DataTable and its parts; the trade's own rows belong to the parts and screens. */
export type Piece = { id: string; name: string; maker: string; price: string; isSold: boolean };

export function pieces(count: number): Piece[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `${names[index % names.length] ?? ''} ${index + 1}`,
    maker: makers[index % makers.length] ?? '',
    price: `$${(18 + ((index * 37) % 400)).toFixed(2)}`,
    isSold: index % 5 === 3,
  }));
}

const names = ['Stoneware vase', 'Linen apron', 'Oak stool', 'Brass candle holder'];
const makers = ['Juniper & Oak Ceramics', 'Nora Lind', 'Atelier Vautrin'];

export const columns: readonly DataColumn<Piece>[] = [
  {
    id: 'picture',
    header: 'Picture',
    cell: () => <Thumbnail src={null} alt="" size="row" />,
    width: 'narrow',
    isSelfExplanatory: true,
  },
  {
    id: 'name',
    header: 'Piece',
    cell: (piece) => piece.name,
    sortKey: 'name',
    isRowHeader: true,
    width: 'wide',
  },
  { id: 'maker', header: 'Maker', cell: (piece) => piece.maker, sortKey: 'maker' },
  {
    id: 'state',
    header: 'State',
    cell: (piece) => (
      <Badge label={piece.isSold ? 'Sold' : 'In the shop'} tone={piece.isSold ? 'plain' : 'neutral'} />
    ),
  },
  { id: 'price', header: 'Price', cell: (piece) => piece.price, sortKey: 'price', align: 'end' },
];

export function selectionOf(
  selectedIds: ReadonlySet<string>,
  onChange: (selectedIds: ReadonlySet<string>) => void,
): Selection<Piece> {
  return {
    selectedIds,
    isSelectable: (piece) => !piece.isSold,
    notSelectable: () => <Badge label="Sold" />,
    labelOf: (piece) => `Select ${piece.name}`,
    onChange,
  };
}

/** The table around a row. */
export function inTable(Row: ComponentType) {
  return (
    <div className={frame}>
      <table aria-label="Pieces" className={table()}>
        <tbody className={body}>
          <Row />
        </tbody>
      </table>
    </div>
  );
}
