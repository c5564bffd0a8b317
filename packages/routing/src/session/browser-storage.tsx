/** Kept by the browser for the next visit; null where there is nothing, or where storage is forbidden. */
export function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the browser forbids storage a choice is that of the page, until the server answers with it again. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    return;
  }
}
