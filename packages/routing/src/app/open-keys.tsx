/** Opens the sheet of keys over the page. Where its code does not come, nothing opens. */
export function openKeys(): void {
  import('./keys-over-page.tsx').then(
    ({ showKeys }) => showKeys(),
    () => undefined,
  );
}
