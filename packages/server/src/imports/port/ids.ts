/** True for an id of a platform. An order of a file without ids is identified by name, date and currency instead. */
export function isPlatformId(text: string): boolean {
  return /^\d{1,20}$/.test(text);
}

/** The stored id of an order whose platform's id is unknown. It is never a number. */
export function idWithoutId(order: {
  readonly name: string;
  readonly processedAt: string;
  readonly currency: string;
}): string {
  return `${order.name} ${order.processedAt} ${order.currency}`;
}

/** True for a number that a spreadsheet has rounded: it saves 5012345678901 as 5.01235E+12. */
export function isRounded(text: string): boolean {
  return /^\d+([.,]\d+)?E\+?\d+$/i.test(text);
}
