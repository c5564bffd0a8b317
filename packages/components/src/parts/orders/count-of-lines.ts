/** '1 line item', '1,024 line items'. */
export function countOfLines(count: number): string {
  return `${count.toLocaleString('en-US')} line ${count === 1 ? 'item' : 'items'}`;
}
