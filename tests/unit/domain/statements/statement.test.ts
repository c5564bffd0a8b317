import {
  adjustmentReasons,
  adjustmentText,
  oddityText,
  periodText,
  sectionText,
  statementOddities,
  statementSections,
} from '@consignment/domain/statements/statement';
import { describe, expect, it } from 'vitest';

describe('the period of a statement', () => {
  it('has the name of its month where it is a full one', () => {
    expect(periodText('2025-10-01', '2025-10-31')).toBe('October 2025');
    expect(periodText('2024-02-01', '2024-02-29')).toBe('February 2024');
  });

  it.each([
    ['2025-10-01', '2025-10-30', 'Oct 1 – Oct 30, 2025'],
    ['2025-10-02', '2025-10-31', 'Oct 2 – Oct 31, 2025'],
    ['2025-02-01', '2025-02-27', 'Feb 1 – Feb 27, 2025'],
    ['2025-10-01', '2025-12-31', 'Oct 1 – Dec 31, 2025'],
    ['2024-10-01', '2025-10-31', 'Oct 1, 2024 – Oct 31, 2025'],
    ['2025-10-05', '2025-10-05', 'Oct 5, 2025'],
  ])('has its days where it is none: %s to %s', (firstDay, lastDay, text) => {
    expect(periodText(firstDay, lastDay)).toBe(text);
  });

  it('needs days of the calendar', () => {
    expect(() => periodText('2025-02-30', '2025-03-31')).toThrow(RangeError);
  });
});

describe('the words of a statement', () => {
  it.each([
    ['sections', statementSections.map(sectionText)],
    ['reasons', adjustmentReasons.map(adjustmentText)],
    ['oddities', statementOddities.map(oddityText)],
  ])('differ from each other: %s', (_, words) => {
    expect(new Set(words).size).toBe(words.length);
  });
});
