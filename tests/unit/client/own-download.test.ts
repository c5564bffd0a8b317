import { describe, expect, it } from 'vitest';
import { ownDownload, takeDownload } from '@consignment/client/own-download';

function marksOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('a download by address', () => {
  it('is given once to what the app has opened, with the prefix of its kind', () => {
    const marks = marksOf();
    const search = ownDownload('Vendor,Due\n"Wren & Thistle",12.50\n', marks);
    const data = takeDownload(search, marks);
    expect(data).toBe('data:text/csv;charset=utf-8,Vendor%2CDue%0A%22Wren%20%26%20Thistle%22%2C12.50%0A');
    expect(takeDownload(search, marks)).toBeNull();
  });

  it('keeps a prefix that is there', () => {
    const marks = marksOf();
    const data = 'data:text/csv,Vendor%0AAsh';
    expect(takeDownload(ownDownload(data, marks), marks)).toBe(data);
  });

  it('is refused to a link that somebody made, and such a link uses the mark up', () => {
    const marks = marksOf();
    expect(takeDownload('?Vendor%2CDue', marks)).toBeNull();
    const own = ownDownload('Vendor', marks);
    expect(takeDownload('?%ZZ', marks)).toBeNull();
    expect(takeDownload(own, marks)).toBeNull();
    expect(takeDownload('', marks)).toBeNull();
  });
});
