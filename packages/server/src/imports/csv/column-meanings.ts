import type { FileRole } from '../port/records.ts';

/** The meaning that a column is taken for; and what follows where a file lacks it, if that may change money. */
export type Meaning = { readonly takenFor: string; readonly without?: string };

const customer = 'the customer’s name and address';
const addressParts = ['Name', 'Company', 'Address1', 'Address2', 'City', 'Province', 'Zip', 'Country'];
const addresses = Object.fromEntries(
  ['Billing', 'Shipping'].flatMap((kind) =>
    addressParts.map((part) => [`${kind} ${part}`, { takenFor: customer }]),
  ),
);

const furtherTaxes = Object.fromEntries(
  [2, 3, 4, 5].flatMap((nth) => [
    [`Tax ${nth} Name`, { takenFor: 'the name and the rate of a tax' }],
    [`Tax ${nth} Value`, { takenFor: 'the amount of a tax' }],
  ]),
);

/** By role and heading, for every heading that is read. */
export const columnMeanings: Readonly<Record<FileRole, Readonly<Record<string, Meaning>>>> = {
  products: {
    Handle: { takenFor: 'which product the row is of' },
    Title: { takenFor: 'the product’s name' },
    Vendor: { takenFor: 'the vendor' },
    Type: {
      takenFor: 'the product type',
      without: 'Rates by product type apply to no product of this file.',
    },
    Tags: { takenFor: 'the tags' },
    Collection: { takenFor: 'the collections' },
    'Gift Card': { takenFor: 'whether it is a gift card, which never earns' },
    'Option1 Value': { takenFor: 'the variant' },
    'Option2 Value': { takenFor: 'the variant' },
    'Option3 Value': { takenFor: 'the variant' },
    'Variant SKU': { takenFor: 'the SKU', without: 'Lines find their product by its title alone.' },
    'Variant Barcode': { takenFor: 'the barcode' },
    'Variant Price': { takenFor: 'the price' },
    'Variant Compare At Price': { takenFor: 'the compare-at price' },
    'Cost per item': {
      takenFor: 'the cost',
      without: 'No cost is known: what depends on it earns nothing yet.',
    },
    'Variant Inventory Qty': { takenFor: 'the stock' },
    'Variant Inventory Tracker': { takenFor: 'whether the stock is counted' },
    'Image Src': { takenFor: 'the picture' },
    Status: { takenFor: 'whether the product is for sale' },
  },
  orders: {
    Name: { takenFor: 'the order’s number' },
    Id: {
      takenFor: 'the order’s Id, by which it is known again',
      without: 'Orders are known again by their name, date and currency.',
    },
    Email: { takenFor: 'the customer’s e-mail address' },
    'Financial Status': { takenFor: 'whether the order is paid' },
    'Fulfillment Status': { takenFor: 'whether the order was sent' },
    Currency: { takenFor: 'the currency' },
    Subtotal: {
      takenFor: 'the sum of the lines after discounts',
      without:
        'A missing row does not show, and an order with shipping and a discount waits, as either may be discounted.',
    },
    Shipping: {
      takenFor: 'what shipping cost',
      without: 'A refund of shipping alone looks like one of goods.',
    },
    Taxes: { takenFor: 'the tax of the whole order', without: 'Tax counts as 0.' },
    Total: {
      takenFor: 'what the customer paid',
      without: 'It does not show from the sums whether prices include tax.',
    },
    'Discount Amount': {
      takenFor: 'the discount of the whole order',
      without: 'Discounts of whole orders are not known.',
    },
    'Created at': { takenFor: 'when the order was placed' },
    'Cancelled at': {
      takenFor: 'when the order was cancelled',
      without: 'No order counts as cancelled.',
    },
    'Paid at': { takenFor: 'when the order was paid' },
    'Fulfilled at': { takenFor: 'when the order was sent' },
    'Refunded Amount': {
      takenFor: 'how much was refunded',
      without: 'Orders that are partially refunded wait until it is known what came back.',
    },
    'Outstanding Balance': {
      takenFor: 'what the customer still owes',
      without: 'A paid order earns as if its customer owed nothing.',
    },
    Duties: { takenFor: 'the duties' },
    Tags: { takenFor: 'the order’s tags', without: 'No order is ignored for its tags.' },
    Notes: { takenFor: 'the note' },
    Location: { takenFor: 'the location' },
    'Lineitem quantity': { takenFor: 'how many were sold' },
    'Lineitem name': { takenFor: 'what was sold' },
    'Lineitem price': { takenFor: 'the price of one' },
    'Lineitem compare at price': { takenFor: 'the compare-at price' },
    'Lineitem sku': { takenFor: 'the SKU' },
    'Lineitem requires shipping': {
      takenFor: 'whether the line is shipped',
      without: 'Gift cards are not known by their names, and those with a vendor earn like goods.',
    },
    'Lineitem taxable': {
      takenFor: 'whether the line is taxed',
      without: 'The tax is spread over all lines, and gift cards are not known by their names.',
    },
    'Lineitem fulfillment status': {
      takenFor: 'whether the line was sent',
      without: 'A refund or a balance is not compared with the items that were not sent.',
    },
    'Lineitem discount': {
      takenFor: 'the discount of the line',
      without: 'Discounts of single lines are not known.',
    },
    'Tax 1 Name': {
      takenFor: 'the name and the rate of a tax',
      without: 'The part of the tax that is of the shipping is estimated.',
    },
    'Tax 1 Value': {
      takenFor: 'the amount of a tax',
      without: 'The part of the tax that is of the shipping is estimated.',
    },
    ...furtherTaxes,
    Vendor: {
      takenFor: 'the vendor of the line',
      without: 'Lines get their vendor from the products alone.',
    },
    ...addresses,
  },
  refunds: {
    'Refunded at': { takenFor: 'when it came back' },
    Order: { takenFor: 'the order’s number' },
    Sku: { takenFor: 'what came back' },
    Units: { takenFor: 'how many came back' },
    'Amount before discount': { takenFor: 'what they were sold for' },
  },
};
