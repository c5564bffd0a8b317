import { csvFileText, csvTooLarge, type CsvFileText } from '@consignment/domain/text/csv-file-text';
import { describe, expect, it } from 'vitest';

const bytesOf = (...bytes: readonly number[]) => new Uint8Array(bytes).buffer;

function detailOf(read: CsvFileText): string | null {
  return read.is === 'refused' ? read.detail : null;
}

describe('the text of a CSV file', () => {
  it.each([
    ['UTF-8', bytesOf(0x5a, 0x6f, 0xc3, 0xab), 'Zoë'],
    ['UTF-8 as Excel saves it', bytesOf(0xef, 0xbb, 0xbf, 0x5a), 'Z'],
    ['a spreadsheet’s “Unicode text”', bytesOf(0xff, 0xfe, 0x5a, 0, 0xeb, 0), 'Zë'],
    ['nothing', bytesOf(), ''],
  ])('is read from %s', (_, bytes, text) => {
    expect(csvFileText(bytes)).toEqual({ is: 'read', text });
  });

  it('is refused where characters would be lost', () => {
    expect(detailOf(csvFileText(bytesOf(0x5a, 0x6f, 0xeb)))).toContain('CSV UTF-8');
  });

  it('is refused where it is longer than a call takes', () => {
    expect(csvTooLarge(8_000_000)).toBeNull();
    expect(csvTooLarge(8_000_001)?.detail).toContain('too large');
    expect(csvFileText(new ArrayBuffer(2_000_000)).is).toBe('read');
    expect(detailOf(csvFileText(new ArrayBuffer(2_000_001)))).toContain('too large');
  });
});
