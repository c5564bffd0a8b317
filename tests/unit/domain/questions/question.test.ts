import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actText } from '@consignment/server/features/questions/domain/question-act-text';
import { cleanFileName, cleanText } from '@consignment/server/features/questions/domain/question-text';
import {
  closesAt,
  dueAfter,
  isOverdue,
  questionFileTypes,
  stateAfter,
  type QuestionState,
} from '@consignment/domain/questions/question';
import { allowedWith } from '@consignment/domain/questions/question-rights';
import { roleNames } from '@consignment/domain/people/roles';

const noon = new Date('2026-03-15T12:00:00Z');

describe('the clock of a question', () => {
  it('counts days from the word that is to be answered, and none where the shop promises nothing', () => {
    expect(dueAfter(noon, { answerDays: 5 })).toEqual(new Date('2026-03-20T12:00:00Z'));
    expect(dueAfter(noon, { answerDays: 0 })).toBeNull();
    expect(closesAt(noon, { closeDays: 14 })).toEqual(new Date('2026-03-29T12:00:00Z'));
    expect(closesAt(noon, { closeDays: 0 })).toBeNull();
    expect(closesAt(null, { closeDays: 14 })).toBeNull();
  });

  it('is overdue once the day is over, while the shop has the word', () => {
    const after = new Date(noon.getTime() + 1);
    expect(isOverdue({ state: 'open', dueAt: noon }, after)).toBe(true);
    expect(isOverdue({ state: 'open', dueAt: noon }, noon)).toBe(false);
    expect(isOverdue({ state: 'open', dueAt: null }, after)).toBe(false);
    expect(isOverdue({ state: 'answered', dueAt: noon }, after)).toBe(false);
  });

  it('gives the word to the other side', () => {
    expect([stateAfter('shop'), stateAfter('vendor'), stateAfter('rep')]).toEqual([
      'answered',
      'open',
      'open',
    ]);
  });
});

describe('the rights in a question', () => {
  const states: readonly QuestionState[] = ['open', 'answered', 'settled', 'closed'];

  it('let owners and managers act, support answer, and vendors reply and close', () => {
    expect(allowedWith('open', 'owner')).toEqual(['reply', 'settle', 'close', 'act']);
    expect(allowedWith('answered', 'manager')).toContain('act');
    expect(allowedWith('open', 'support')).toEqual(['reply', 'settle', 'close']);
    expect(allowedWith('answered', 'vendor')).toEqual(['reply', 'close']);
    expect(allowedWith('closed', 'vendor')).toEqual(['reopen']);
  });

  it('let those who only read do nothing, and no role write in one that has ended', () => {
    for (const state of states) {
      for (const role of ['payer', 'bookkeeper', 'vendor_viewer'] as const)
        expect(allowedWith(state, role)).toEqual([]);
    }
    for (const role of roleNames) expect(allowedWith('settled', role)).not.toContain('reply');
  });
});

describe('a text', () => {
  it('keeps its lines and loses what shows it as another one', () => {
    expect(cleanText('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd');
    expect(cleanText('a\n\n\n\n\nb\tc')).toBe('a\n\n\nb\tc');
    expect(cleanText('\u202Efdp.exe\u202C \u0000\u0007x')).toBe('fdp.exe x');
    expect(cleanText('👩‍🎨 שלום \u200Fok')).toBe('👩‍🎨 שלום \u200Fok');
    expect(cleanText('\uD800a')).toBe('\uFFFDa');
    for (const nothing of ['', ' \n\t', '\u200B', '\u200F\u2066', '\u0000'])
      expect(cleanText(nothing)).toBe('');
  });

  it('is the same when it is cleaned twice, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.length).toBeLessThanOrEqual(text.length);
        expect(clean).not.toMatch(/[\p{Cc}--[\n\t]]|[\u202A-\u202E\u2066-\u2069]/v);
      }),
    );
  });
});

describe('the name of a file', () => {
  it.each([
    ['photo.JPG', 'image/jpeg', 'photo.jpg'],
    ['receipt.pdf.exe', 'application/pdf', 'receipt.pdf.pdf'],
    ['../../etc/passwd', 'image/png', 'passwd.png'],
    ['C:\\Users\\me\\lamp.gif', 'image/gif', 'lamp.gif'],
    ['\u202Egpj.exe', 'image/webp', 'gpj.webp'],
    ['a\r\nSet-Cookie: x=1.png', 'image/png', 'aSet-Cookie_ x=1.png'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['', 'application/pdf', 'file.pdf'],
    ['con.pdf', 'application/pdf', 'file con.pdf'],
    ['   spaced    out  .png', 'image/png', 'spaced out.png'],
  ] as const)('%j as %s is %j', (name, type, kept) => {
    expect(cleanFileName(name, type)).toBe(kept);
  });

  it('has the ending of its type, no folder, and at most 120 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...questionFileTypes), (name, type) => {
        const kept = cleanFileName(name, type);
        expect(kept).toMatch(/^[^\\/]+\.(?:png|jpg|webp|gif|pdf)$/su);
        expect(Array.from(kept).length).toBeLessThanOrEqual(120);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}<>:"|?*]/u);
      }),
    );
  });
});

describe('what was done, to the one who asked', () => {
  const currency = 'GBP';

  it('says what the commission was and is', () => {
    expect(actText({ act: 'override', before: 500, after: 700, currency }, true)).toBe(
      'The commission was £5.00 and is now £7.00.',
    );
    expect(actText({ act: 'override', before: 700, after: 700, currency }, true)).toContain('is still £7.00');
    expect(actText({ act: 'custom_item', before: null, after: 140, currency }, true)).toBe(
      '£1.40 was added to what you are owed.',
    );
    expect(actText({ act: 'custom_item', before: null, after: -140, currency }, true)).toBe(
      '£1.40 was deducted from what you are owed.',
    );
    expect(actText({ act: 'move', before: 500, after: 0, currency }, true)).toContain(
      '£5.00 has been deducted',
    );
    expect(actText({ act: 'move', before: 0, after: 500, currency }, true)).toContain('is now £5.00');
  });

  it('names no amount where the shop hides them', () => {
    for (const act of ['override', 'custom_item', 'move'] as const)
      expect(actText({ act, before: 500, after: 700, currency }, false)).not.toMatch(/\d/);
  });
});
