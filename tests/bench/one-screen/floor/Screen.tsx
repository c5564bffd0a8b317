import { Fragment, memo, useCallback, useMemo, useState } from 'react';
import { formats, productOf, type Formats, type Line, type ScreenData } from './format.ts';
import { sortedBy, type Listing, type SortKey } from './listing.ts';
import { PayoutDialog } from './PayoutDialog.tsx';

const columns = [
  ['order__name', 'Order'],
  ['title', 'Product'],
  ['price', 'Price'],
  ['commission_amount', 'Commission'],
  ['order__processed_at', 'Date'],
] as const satisfies [SortKey, string][];
const othersAfter: Partial<Record<SortKey, readonly string[]>> = {
  title: ['Location', 'Barcode'],
  price: ['HST', 'Item Cost'],
  commission_amount: ['Product Code'],
};

/** The bench of the library has its other columns as well. */
type Props = ScreenData & { hasAllColumns: boolean; listing: Listing; onList: (listing: Listing) => void };

const isPayable = (line: Line) => !line.vendor_paid && line.commission_state === 'accrued';

export function Screen({ shop, vendor, lines, hasAllColumns, listing, onList }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [isPaying, setIsPaying] = useState(false);
  const { sort, paid } = listing;
  const format = useMemo(() => formats(shop), [shop]);
  const rows = lines.results;
  const payable = rows.filter(isPayable);
  const total = rows.reduce(
    (sum, line) => sum + (selected.has(line.id) ? Number(line.commission_amount) : 0),
    0,
  );
  const toggle = useCallback((id: number) => {
    setSelected((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const totals = vendor.commission_totals;
  const { prev, next } = vendor.next_prev;
  return (
    <>
      <header className="bar">
        <strong>{shop.name}</strong>
        <nav aria-label="Main">
          <a href="/vendors">Vendors</a>
          <a href="/payouts">Payouts</a>
          <a href="/import">Import</a>
        </nav>
        <button type="button">Logout</button>
      </header>
      <main>
        <a href="/vendors">← Vendors</a>
        <div className="top">
          <h1>{vendor.name}</h1>
          {prev && <a href={`/vendors/${prev.id}`}>Previous: {prev.name}</a>}
          {next && <a href={`/vendors/${next.id}`}>Next: {next.name}</a>}
        </div>
        <dl className="stats">
          <Fact term="Due" fact={format.money(totals.due)} />
          <Fact term="Paid" fact={format.money(totals.paid)} />
          <Fact term="Earned" fact={format.money(totals.earned)} />
        </dl>
        <section className="card">
          <h2>Contact</h2>
          <dl className="facts">
            <Fact term="Contact name" fact={vendor.contact_name || 'N/A'} />
            <Fact term="Email" fact={vendor.email || 'N/A'} />
            <Fact term="Phone" fact={vendor.phone || 'N/A'} />
            <Fact term="PayPal email" fact={vendor.paypal_email || 'N/A'} />
          </dl>
        </section>
        <div role="tablist" aria-label="Vendor">
          <button type="button" role="tab" aria-selected>
            Commissions
          </button>
          <button type="button" role="tab" aria-selected={false} tabIndex={-1}>
            Payouts
          </button>
        </div>
        <div className="toolbar">
          <input type="search" aria-label="Search line items" placeholder="Search line items" />
          <select
            aria-label="Payment status"
            value={paid}
            onChange={(event) => onList({ sort, paid: event.target.value })}
          >
            <option value="all">All</option>
            <option value="unpaid">Unpaid</option>
            <option value="paid">Paid</option>
          </select>
          <input type="date" aria-label="Date from" />
          <input type="date" aria-label="Date to" />
          <button type="button">Apply</button>
          <button type="button" disabled={selected.size === 0} onClick={() => setIsPaying(true)}>
            Add Payout for {selected.size} Orders
          </button>
        </div>
        <p role="status">
          {selected.size > 0 && `${selected.size} line items selected: ${format.money(String(total))}`}
        </p>
        <table aria-label="Commissions">
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label="Select all rows"
                  checked={payable.length > 0 && payable.every((line) => selected.has(line.id))}
                  onChange={(event) =>
                    setSelected(new Set(event.target.checked ? payable.map(({ id }) => id) : []))
                  }
                />
              </th>
              {columns.map(([key, name]) => (
                <Fragment key={key}>
                  <th aria-sort={sort.key === key ? (sort.isDown ? 'descending' : 'ascending') : undefined}>
                    <button type="button" onClick={() => onList(sortedBy(listing, key))}>
                      {name}
                    </button>
                  </th>
                  {hasAllColumns && othersAfter[key]?.map((one) => <th key={one}>{one}</th>)}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((line) => (
              <Row
                key={line.id}
                line={line}
                isSelected={selected.has(line.id)}
                format={format}
                hasAllColumns={hasAllColumns}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </table>
        <nav aria-label="Commissions pages" className="pages">
          Showing 1 to {rows.length} of {lines.count}
          <button type="button">Previous</button>
          <button type="button">Next</button>
        </nav>
      </main>
      {isPaying && (
        <PayoutDialog
          vendor={vendor.name}
          count={selected.size}
          total={format.money(String(total))}
          onClose={() => setIsPaying(false)}
        />
      )}
    </>
  );
}

function Fact({ term, fact }: { term: string; fact: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

type RowProps = {
  line: Line;
  isSelected: boolean;
  format: Formats;
  hasAllColumns: boolean;
  onToggle: (id: number) => void;
};

const Row = memo(function Row({ line, isSelected, format, hasAllColumns, onToggle }: RowProps) {
  const product = productOf(line);
  const picture = line.variant?.image?.src ?? line.image;
  const amount = format.money(line.commission_amount);
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      <td>
        {isPayable(line) ? (
          <input
            type="checkbox"
            aria-label={`Select ${line.order?.name ?? 'No order'}, ${product}`}
            checked={isSelected}
            onChange={() => onToggle(line.id)}
          />
        ) : (
          'PAID'
        )}
      </td>
      <th scope="row">{line.order?.name ?? 'N/A'}</th>
      <td>
        <span className="product">
          {picture === null ? (
            <span className="picture" />
          ) : (
            <img className="picture" src={picture} alt="" loading="lazy" />
          )}
          <span>
            {product}
            {line.sku !== '' && <small>SKU {line.sku}</small>}
          </span>
        </span>
      </td>
      {hasAllColumns && (
        <>
          <td>{line.order?.location?.name ?? 'N/A'}</td>
          <td>{line.variant?.barcode}</td>
        </>
      )}
      <td className="figure">
        {format.money(line.price)}
        {line.quantity !== 1 && ` × ${line.quantity}`}
      </td>
      {hasAllColumns && (
        <>
          <td className="figure">{format.money(line.total_tax)}</td>
          <td className="figure">{format.money(line.variant?.cost_per_item ?? '0')}</td>
        </>
      )}
      <td className="figure">
        <button type="button" className="why" aria-label={`Why this amount? ${product}`}>
          ?
        </button>{' '}
        {!line.vendor_paid && (
          <button type="button" className="why" aria-label={`Set Commission: ${product}`}>
            ✎
          </button>
        )}{' '}
        {line.vendor_paid ? (
          <>
            <del>{amount}</del> <small>Paid</small>
          </>
        ) : (
          amount
        )}
      </td>
      {hasAllColumns && <td>{line.sku}</td>}
      <td>{format.date(line.order?.processed_at)}</td>
    </tr>
  );
});
