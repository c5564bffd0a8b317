import { beforeEach, describe, expect, it } from 'vitest';
import { bsb, type BankDetails } from '../../../packages/domain/src/payouts/bank-details.ts';
import { forEachDatabase } from '../../databases.ts';
import { bankRunsOf } from './bank-run.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

/** A payment of a file, as its format has it. */
type Read = {
  readonly branch: string;
  readonly account: string;
  readonly cents: number;
  readonly text: string;
};

/** Every field by its position in the published format. */
const formats: readonly {
  readonly format: string;
  readonly currency: string;
  readonly from: Readonly<Record<string, string>>;
  readonly to: BankDetails;
  readonly bad: BankDetails;
  readonly why: string;
  readonly read: (text: string) => Read[];
}[] = [
  {
    format: 'aba',
    currency: 'AUD',
    from: {
      kind: 'other',
      holder: 'Alder',
      branch: '062-000',
      account: '12345678',
      company_id: '301500',
      bank_name: 'CBA',
    },
    to: { kind: 'other', holder: 'Jane Potter', branch: '732-123', account: '987654' },
    bad: { kind: 'other', holder: 'Jo Fern', branch: '12-34', account: '987654' },
    why: 'The BSB does not have six digits.',
    read: (text) =>
      linesOf(text, '1').map((line) => ({
        branch: bsb(line.slice(1, 8)) ?? '',
        account: line.slice(8, 17).trim(),
        cents: Number(line.slice(20, 30)),
        text: line.slice(62, 80).trim(),
      })),
  },
  {
    format: 'cpa_005',
    currency: 'CAD',
    from: {
      kind: 'other',
      holder: 'Alder',
      branch: '003-12345',
      account: '1234567',
      company_id: 'ALDER12345',
      bank_name: '00320',
    },
    to: { kind: 'other', holder: 'Jane Potter', branch: '004-54321', account: '7654321' },
    bad: { kind: 'other', holder: 'Jo Fern', branch: '12345', account: '7654321' },
    why: 'The branch is not an institution and transit number, such as 003-12345.',
    // Of each record C the segments of 240 characters after its first 24.
    read: (text) =>
      linesOf(text, 'C')
        .flatMap((line) => [...line.slice(24).matchAll(/.{240}/g)].map(([segment]) => segment))
        .filter((segment) => segment.trim() !== '')
        .map((segment) => ({
          branch: `${segment.slice(20, 23)}-${segment.slice(23, 28)}`,
          account: segment.slice(28, 40).trim(),
          cents: Number(segment.slice(3, 13)),
          text: segment,
        })),
  },
  {
    format: 'bacs_18',
    currency: 'GBP',
    from: {
      kind: 'other',
      holder: 'Alder',
      branch: '12-34-56',
      account: '87654321',
      company_id: '123456',
    },
    to: { kind: 'other', holder: 'Jane Potter', branch: '20-00-00', account: '55779911' },
    bad: { kind: 'other', holder: 'Jo Fern', branch: '20-00', account: '55779911' },
    why: 'Bacs payments need a six-digit sort code and an eight-digit account number.',
    read: (text) =>
      text
        .split(/\r?\n/)
        .filter((line) => line.slice(15, 17) === '99' && /^\d{14}/.test(line))
        .map((line) => ({
          branch: line.slice(0, 6).replace(/(..)(..)(..)/, '$1-$2-$3'),
          account: line.slice(6, 14),
          cents: Number(line.slice(35, 46)),
          text: line.slice(64, 82),
        })),
  },
  {
    format: 'wise_csv',
    currency: 'AUD',
    from: { kind: 'other', holder: 'Alder', branch: '062-000', account: '12345678' },
    to: { kind: 'other', holder: 'Jane Potter', branch: '732-123', account: '987654' },
    bad: { kind: 'other', holder: 'Jo Fern', branch: '12-34', account: '987654' },
    why: 'Wise payments in AUD need a six-digit BSB and an account number of up to nine digits.',
    read: (text) => {
      const [header = '', ...rows] = text.trim().split(/\r?\n/);
      const titles = header.split(',');
      return rows.map((row) => {
        const cells = row.split(',');
        const of = (title: string) => cells[titles.indexOf(title)] ?? '';
        return {
          branch: bsb(of('bsbCode')) ?? '',
          account: of('accountNumber'),
          cents: Math.round(Number(of('amount')) * 100),
          text: of('paymentReference'),
        };
      });
    },
  },
];

function linesOf(text: string, type: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.startsWith(type));
}

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    bank = bankRunsOf(world);
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const payIn = (currency: string) =>
    world.server.database.asSystem((tx) =>
      tx.updateTable('shops').set({ currency }).where('id', '=', world.alder.id).execute(),
    );

  describe.each(formats)('a run with files of $format', ({ format, currency, from, to, bad, why, read }) => {
    beforeEach(async () => {
      await payIn(currency);
      await bank.setUp({ file_format: format, from });
    });

    it('names a vendor that it cannot pay before approval, and pays the others by one file', async () => {
      await bank.addPayees(2, to);
      const [refused] = await bank.addPayees(1, bad);
      const token = await world.owner();
      const draft = await world.server.ok('createPayRun', { token, body: { method: 'bank' } });
      const { results: before } = await world.server.ok('listPayRunVendors', await bank.ofRun(draft.id));
      expect(before.find(({ vendor }) => vendor === refused?.id)).toMatchObject({
        state: 'exception',
        exception: { code: 'no_bank_details', reason: why },
      });
      expect(draft.count).toBe(2);
      const run = await world.server.ok(
        'approvePayRun',
        await bank.ofRun(draft.id, { expected_amount: draft.amount }),
      );
      expect(run.bank_file).toMatchObject({ format, count: 2, amount: draft.amount });
      const text = await bank.exported(run.id);
      expect(await bank.exported(run.id)).toBe(text);
      const { results: after } = await world.server.ok('listPayRunVendors', await bank.ofRun(draft.id));
      const paid = after
        .flatMap(({ payout, amount }) => (payout === null ? [] : [{ payout, amount }]))
        .toSorted((a, b) => a.payout - b.payout);
      const wanted = paid.map(({ payout, amount }) => ({
        branch: to.kind === 'other' ? to.branch : '',
        account: to.kind === 'other' ? to.account : '',
        cents: Math.round(Number(amount) * 100),
        text: expect.stringMatching(new RegExp(`po-${payout}`, 'i')) as string,
      }));
      expect(wanted).toHaveLength(2);
      expect(read(text).toSorted((a, b) => a.text.localeCompare(b.text))).toEqual(wanted);
    });
  });

  describe('the account of a file that names the shop', () => {
    it.each([
      ['aba', 'AUD', { branch: '062-000', account: '12345678' }, 'Enter the shop’s APCA user ID'],
      ['cpa_005', 'CAD', { branch: '003-12345', account: '1234567' }, 'Enter the originator ID'],
      ['bacs_18', 'GBP', { branch: '20-00-00', account: '55779911' }, 'Enter the service user number'],
    ])('is refused without its number: %s', async (format, currency, account, why) => {
      await payIn(currency);
      const token = await world.owner();
      const from = { kind: 'other', holder: 'Alder', ...account };
      const body = { file_format: format, from };
      const { errors } = await world.server.refused('updatePayRunSettings', 422, { token, body });
      expect(errors[0]).toMatchObject({ pointer: '/from', detail: expect.stringContaining(why) as unknown });
    });

    it('is refused where its branch is none of its country', async () => {
      await payIn('AUD');
      const token = await world.owner();
      const from = { kind: 'other', holder: 'Alder', branch: '62-000', account: '12345678' };
      const { errors } = await world.server.refused('updatePayRunSettings', 422, {
        token,
        body: { file_format: 'csv', from },
      });
      expect(errors).toMatchObject([
        { pointer: '/from/branch', detail: 'A BSB has six digits, such as 062-000.' },
      ]);
    });
  });
});
