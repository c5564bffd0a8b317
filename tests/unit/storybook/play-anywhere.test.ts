import { describe, expect, it } from 'vitest';
import { pseudo } from '../../../.storybook/pseudo-locale.ts';
import { notYet, slowed } from '../../../.storybook/slow-answers.ts';

describe('long words with accents', () => {
  it('make a text some two fifths longer', () => {
    const text = 'Every vendor is paid what was agreed upon';
    const { length } = pseudo(text);
    expect(length / text.length).toBeGreaterThan(1.3);
    expect(length / text.length).toBeLessThan(1.5);
  });

  it('leave arguments and the keys of choices as they are, and are in brackets', () => {
    const text = '{n, plural, one {# line} other {# lines}} of {vendor}';
    expect(pseudo(text)).toMatch(/^⟦\{n, plural, one \{# ļ\S+\} other \{# ļ\S+\}\} ö+f \{vendor\}⟧$/);
  });

  it.each([
    '£140.00',
    '−1,500',
    '#1042',
    '35%',
    'A1',
    'maren@juniper.example',
    '2026-03-05',
    'rookery.example',
  ])('leave %s as it is', (text) => expect(pseudo(text)).toBe(`⟦${text}⟧`));

  it('keep the spaces and the signs between words', () => {
    expect(pseudo('Pay £140.00 now?')).toMatch(/^⟦P\S+ £140\.00 ñ\S+\?⟧$/);
  });
});

describe('slow data', () => {
  const args = {
    vendors: { is: 'ready', rows: [], total: 0 },
    payable: { is: 'ready', value: 1 },
    state: { is: 'ready' },
    failed: { is: 'failed', problem: null },
    onPay: () => Promise.resolve('paid'),
    onClose: () => 'closed',
    hrefOf: () => Promise.resolve('#'),
  };

  it('are loading before they come', () => {
    const before = notYet(args);
    expect(before.vendors).toEqual({ is: 'loading' });
    expect(before.payable).toEqual({ is: 'loading' });
    expect(before.state).toBe(args.state);
    expect(before.failed).toBe(args.failed);
  });

  it('come after the wait, and at once while a story plays', async () => {
    const said: string[] = [];
    const wait = () => Promise.resolve().then(() => said.push('waited'));
    const slow = slowed(args, () => false, wait);
    expect(await (slow.onPay as typeof args.onPay)()).toBe('paid');
    expect(said).toEqual(['waited']);
    expect(slow.hrefOf).toBe(args.hrefOf);
    expect((slow.onClose as typeof args.onClose)()).toBe('closed');
    const playing = slowed(args, () => true, wait);
    await (playing.onPay as typeof args.onPay)();
    expect(said).toEqual(['waited']);
  });
});
