/** '1 vendor', '1,024 vendors'. */
export function countOfVendors(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'vendor' : 'vendors'}`;
}
