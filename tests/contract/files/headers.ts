import type { Random } from '../reconciliation/random.ts';

/* The headers of files that real shops have, and the changes that befall them on their way to an import. */

/** A file before it is written: its header and its rows have the same places. */
export type Table = {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly separator: string;
  /** Follows the last cell of each row. */
  readonly rowEnd: string;
  readonly lineEnd: string;
  readonly start: string;
  readonly isQuoted: boolean;
  readonly isInOneCell: boolean;
  readonly encoding: 'utf8' | 'utf16le';
};

/** Of orders exports that shops gave to import. */
export const publicHeaders = {
  'Shopify, orders of 2026':
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Shipping Name,Notes,Note Attributes,Cancelled at,Payment Method,Refunded Amount,Vendor,Outstanding Balance,Location,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Duties',
  'Shopify, orders, the columns that a person keeps':
    'Name,Financial Status,Currency,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Vendor,Id',
  'Shopify, orders, with cancellations':
    'Name,Financial Status,Currency,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Vendor,Id,Cancelled at',
} as const;

/** Of products exports. */
export const productHeaders = {
  'Shopify, products with collections': 'Handle,Title,Vendor,Collection,Variant SKU,Variant Price,Status',
  'Shopify, products with types': 'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Status',
} as const;

/** Of other platforms, whose exports are no orders of Shopify. */
export const otherHeaders = {
  'Square, items':
    'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Unit,Count,GTIN,Itemization Type,Commission,Employee,Fulfillment Note,Channel,Token,Card Brand,PAN Suffix',
  'Etsy, sold items':
    'Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type,InPerson Discount,InPerson Location,VAT Paid by Buyer,SKU',
  'eBay, orders':
    'Sales Record Number,Order Number,Buyer Username,Item Number,Item Title,Custom Label,Sold Via Promoted Listings,Quantity,Sold For,Shipping And Handling,Seller Collected Tax,eBay Collected Tax,Total Price,Sale Date,Paid On Date,Transaction ID,Variation Details',
  'WooCommerce, orders':
    'number,status,currency,prices_include_tax,date_created_gmt,date_paid_gmt,discount_total,total_tax,total,name,product_id,quantity,subtotal,subtotal_tax,sku,price',
} as const;

export type Mutation = {
  readonly name: string;
  readonly of: Table;
  /** The headings that the file lacks afterwards. */
  readonly lost: readonly string[];
};

const german: Readonly<Record<string, string>> = {
  Name: 'Bestellnummer',
  'Financial Status': 'Zahlungsstatus',
  Currency: 'Währung',
  Subtotal: 'Zwischensumme',
  Shipping: 'Versand',
  Taxes: 'Steuern',
  Total: 'Gesamt',
  'Discount Amount': 'Rabattbetrag',
  'Created at': 'Erstellt am',
  'Lineitem quantity': 'Menge',
  'Lineitem name': 'Artikelname',
  'Lineitem price': 'Artikelpreis',
  'Lineitem sku': 'SKU',
  Vendor: 'Anbieter',
  Title: 'Titel',
  'Variant Price': 'Preis',
};

/** `turn` goes through the columns: those that follow each other are of other turns. */
type Change = (table: Table, random: Random, turn: number) => Mutation;

const kept = (name: string, of: Table): Mutation => ({ name, of, lost: [] });

function headed(table: Table, name: string, change: (heading: string, place: number) => string): Mutation {
  return kept(name, { ...table, header: table.header.map(change) });
}

function without(table: Table, places: ReadonlySet<number>, name: string): Mutation {
  const left = <T>(cells: readonly T[]) => cells.filter((_, place) => !places.has(place));
  return {
    name,
    of: { ...table, header: left(table.header), rows: table.rows.map(left) },
    lost: table.header.filter((_, place) => places.has(place)),
  };
}

const placeIn = ({ header }: Table, turn: number) => turn % header.length;

/** Twenty ways in which a header changes on its way from a platform to an import. */
export const changes: readonly Change[] = [
  (table, _random, turn) => {
    const place = placeIn(table, turn);
    return without(table, new Set([place]), `'${table.header[place] ?? ''}' dropped`);
  },
  (table, random) => {
    const places = new Set([random.pick([...table.header.keys()]), random.pick([...table.header.keys()])]);
    return without(table, places, 'two columns dropped');
  },
  (table, random) => {
    const from = random.between(Math.floor(table.header.length / 2), table.header.length - 1);
    return without(
      table,
      new Set([...table.header.keys()].filter((place) => place >= from)),
      'cut on the right',
    );
  },
  (table, _random, turn) => {
    const place = placeIn(table, turn + 1);
    const lost = table.header[place] ?? '';
    return {
      ...headed(table, `'${lost}' renamed`, (one, at) => (at === place ? `${one} (old)` : one)),
      lost: [lost],
    };
  },
  (table, _random, turn) => {
    const place = placeIn(table, turn + 2);
    const lost = table.header[place] ?? '';
    return { ...headed(table, `'${lost}' emptied`, (one, at) => (at === place ? '' : one)), lost: [lost] };
  },
  (table, _random, turn) => {
    const place = placeIn(table, turn + 3);
    const lost = table.header[place] ?? '';
    return {
      ...headed(table, `'${lost}' cut short`, (one, at) => (at === place ? one.slice(0, -2) : one)),
      lost: [lost],
    };
  },
  (table, random, turn) => {
    const place = placeIn(table, turn);
    const heading = table.header[place] ?? '';
    const other = random.pick(table.header);
    const cells = table.header.indexOf(other);
    return kept(`'${heading}' twice, with the cells of '${other}'`, {
      ...table,
      header: [...table.header, heading],
      rows: table.rows.map((row) => [...row, row[cells] ?? '']),
    });
  },
  (table, random) => {
    const order = random.shuffled([...table.header.keys()]);
    const moved = (cells: readonly string[]) => order.map((place) => cells[place] ?? '');
    return kept('in another order', { ...table, header: moved(table.header), rows: table.rows.map(moved) });
  },
  (table) => headed(table, 'in upper case', (one) => one.toUpperCase()),
  (table) => headed(table, 'in lower case', (one) => one.toLowerCase()),
  (table, random) =>
    headed(table, 'with spaces around', (one) => `${' '.repeat(random.between(0, 2))}${one} `),
  (table) => headed(table, 'with spaces that do not break', (one) => one.replaceAll(' ', '\u00A0')),
  (table) => ({
    ...headed(table, 'in German', (one) => german[one] ?? one),
    lost: table.header.filter((one) => german[one] !== undefined),
  }),
  (table) => kept('after a byte order mark', { ...table, start: '\uFEFF', lineEnd: '\r\n' }),
  (table) => kept('with semicolons', { ...table, separator: ';' }),
  (table) => kept('with tabs', { ...table, separator: '\t' }),
  (table) => kept('with bars', { ...table, separator: '|' }),
  (table) => kept('quoted', { ...table, isQuoted: true }),
  (table) => kept('each row in one cell', { ...table, isInOneCell: true, rowEnd: ';' }),
  (table, random) =>
    random.between(0, 1) === 0
      ? kept('in UTF-16', { ...table, encoding: 'utf16le', start: '\uFEFF' })
      : {
          ...kept('gone', { ...table, header: table.rows[0] ?? [], rows: table.rows.slice(1) }),
          lost: table.header,
        },
];

export function bytesOf(table: Table): Buffer {
  const { separator, rowEnd, lineEnd, start, encoding } = table;
  const quoted = (cell: string, force: boolean) =>
    force || ['"', '\n', separator].some((mark) => cell.includes(mark))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell;
  const lines = [table.header, ...table.rows].map((cells) => {
    const line = cells.map((cell) => quoted(cell, table.isQuoted)).join(separator);
    return `${table.isInOneCell ? quoted(line, true) : line}${rowEnd}`;
  });
  return Buffer.from(`${start}${lines.join(lineEnd)}${lineEnd}`, encoding);
}
