import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { camt, pain002, type Line } from '../../unit/server/bank-files/statements.ts';
import { bankRunsOf, numberOfFile } from './bank-run.ts';
import { addMember } from './pay-run-people.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

type Paid = { readonly id: number; readonly amount: string };

/** A CSV of a bank that has money out and money in beside each other, day first, with a decimal comma. */
const ofTheBank = {
  separator: ';' as const,
  decimal: ',' as const,
  date: 'DD.MM.YYYY' as const,
  header_rows: 2,
  date_column: 2,
  amount: { out: 4, in: 5 },
  text_columns: [3, 1],
};

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  let runId: number;
  let fileNumber: string;
  let one: Paid;
  let two: Paid;
  let three: Paid;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    bank = bankRunsOf(world);
    await bank.setUp();
    await bank.addPayees(3);
    const { run, payouts } = await bank.approved();
    const [first, second, third] = payouts;
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few.');
    [one, two, three] = [first, second, third];
    runId = run.id;
    fileNumber = numberOfFile(run);
    await bank.exported(run.id);
    await world.server.ok('confirmBankFile', await bank.ofRun(run.id, {}));
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const line = (payout: Paid, more: Partial<Line> = {}): Line => ({
    amount: payout.amount,
    currency: 'GBP',
    direction: 'DBIT',
    endToEnd: `po-${payout.id}`,
    ...more,
  });
  const upload = async (text: string, columns?: object) => {
    const body = columns === undefined ? { text } : { text, columns };
    const { matched, unmatched, known, run } = await world.server.ok(
      'uploadBankAnswer',
      await bank.ofRun(runId, body),
    );
    return { matched, unmatched, known, state: run.state };
  };
  const entries = async () => (await world.server.ok('listBankEntries', await bank.ofRun(runId))).results;
  const statuses = () => Promise.all([one, two, three].map(({ id }) => world.statusOf(id)));
  const dueSince = async (before: string) => (Number(await bank.due()) - Number(before)).toFixed(2);
  const assign = async (entry: number, payout: number | null) => ({
    token: await world.owner(),
    params: { id: runId, entry },
    body: { payout },
  });

  it('matches a statement by reference and amount, and lists the rest, once', async () => {
    const due = await bank.due();
    const text = camt('camt.053.001.08', [
      line(one),
      line(two, { amount: '27.99' }),
      { amount: '2.00', currency: 'GBP', direction: 'DBIT', text: 'Coffee' },
      { amount: '55.00', currency: 'GBP', direction: 'CRDT', text: 'A customer' },
    ]);
    expect(await upload(text)).toEqual({ matched: 1, unmatched: 2, known: 0, state: 'paying' });
    expect(await upload(text)).toEqual({ matched: 0, unmatched: 0, known: 3, state: 'paying' });
    expect(await statuses()).toEqual(['paid', 'at_bank', 'at_bank']);
    const listed = await entries();
    expect(listed.map(({ state }) => state)).toEqual(['unmatched', 'unmatched', 'matched']);
    expect(listed.map(({ why }) => why)).toEqual(
      expect.arrayContaining([
        'The amount is another than the £28.00 of this payout.',
        'It names no payout of this pay run.',
        '',
      ]),
    );
    expect(await bank.due()).toBe(due);
  });

  it('lets a person say whose an entry is, or that it is of none', async () => {
    await upload(
      camt('camt.053.001.08', [
        line(one),
        line(two, { amount: '27.99' }),
        { amount: '28.00', currency: 'GBP', direction: 'DBIT', text: 'Without a reference' },
      ]),
    );
    const listed = await entries();
    const differing = listed.find(({ amount }) => amount === '-27.99')?.id ?? 0;
    const unnamed = listed.find(({ text }) => text.includes('Without'))?.id ?? 0;
    expect(await world.server.ok('assignBankEntry', await assign(differing, two.id))).toMatchObject({
      state: 'matched',
      payout: two.id,
    });
    expect(await world.statusOf(two.id)).toBe('paid');
    // An entry that has settled a payout stays with it.
    for (const payout of [two.id, three.id, null]) {
      const problem = await world.server.refused('assignBankEntry', 409, await assign(differing, payout));
      expect(problem.code).toBe('stale');
    }
    // One that is of none can be given to a payout after all, and not to one that is settled.
    const aside = await world.server.ok('assignBankEntry', await assign(unnamed, null));
    expect(aside).toMatchObject({ state: 'set_aside', payout: null });
    await world.server.refused('assignBankEntry', 409, await assign(unnamed, one.id));
    expect((await entries()).find(({ id }) => id === unnamed)).toMatchObject({
      state: 'set_aside',
      payout: null,
    });
    await world.server.ok('assignBankEntry', await assign(unnamed, three.id));
    expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
    expect((await bank.read(runId)).state).toBe('done');
  });

  it('takes the answer of a bank that accepts one payment and rejects another, whose lines are due again', async () => {
    const due = await bank.due();
    const text = pain002('pain.002.001.10', {
      file: fileNumber,
      status: 'PART',
      payments: [
        { reference: `po-${one.id}`, status: 'ACSC' },
        { reference: `po-${two.id}`, status: 'RJCT', reason: 'AC04' },
        { reference: `po-${three.id}`, status: 'PDNG' },
        { reference: 'po-999999', status: 'RJCT', reason: 'AC04' },
      ],
    });
    expect(await upload(text)).toEqual({ matched: 3, unmatched: 1, known: 0, state: 'paying' });
    // Only a statement says that a payment was made.
    expect(await statuses()).toEqual(['at_bank', 'failed', 'at_bank']);
    expect(await dueSince(due)).toBe('28.00');
    expect(await upload(text)).toMatchObject({ matched: 0, unmatched: 0, known: 4 });
    expect(await dueSince(due)).toBe('28.00');
    expect((await entries()).map(({ text: words }) => words)).toEqual(
      expect.arrayContaining(['Accepted by the bank.', expect.stringMatching(/^Rejected by the bank\. ./)]),
    );

    // The bank has paid what it rejected: a person has to see it, and nothing changes automatically.
    const paid = await upload(camt('camt.053.001.08', [line(two)]));
    expect(paid).toMatchObject({ matched: 0, unmatched: 1 });
    expect((await entries()).map(({ why }) => why).join()).toContain('its commissions may be paid twice');
    expect(await world.statusOf(two.id)).toBe('failed');
    expect(await dueSince(due)).toBe('28.00');
  });

  it('counts an answer once that is in a ZIP twice', async () => {
    const text = pain002('pain.002.001.10', {
      file: fileNumber,
      payments: [{ reference: `po-${two.id}`, status: 'RJCT', reason: 'AC04' }],
    });
    const zip = zipSync({ 'a.xml': Buffer.from(text), 'b.xml': Buffer.from(`${text}\n`) });
    const body = { zip: Buffer.from(zip).toString('base64') };
    const taken = await world.server.ok('uploadBankAnswer', await bank.ofRun(runId, body));
    expect(taken).toMatchObject({ matched: 1, unmatched: 0, known: 0 });
    expect(await entries()).toHaveLength(1);
  });

  it.each(['pain.002.001.03', 'pain.002.001.10'] as const)(
    'takes the answer to a whole file (%s)',
    async (version) => {
      const due = await bank.due();
      await upload(pain002(version, { file: fileNumber, status: 'ACCP' }));
      expect(await statuses()).toEqual(['at_bank', 'at_bank', 'at_bank']);
      await upload(pain002(version, { file: 'pay-run-999', status: 'RJCT' }));
      expect(await statuses()).toEqual(['at_bank', 'at_bank', 'at_bank']);
      const rejected = pain002(version, { file: fileNumber, status: 'RJCT', reason: 'AM04' });
      expect(await upload(rejected)).toMatchObject({ matched: 3, state: 'partly_failed' });
      expect(await dueSince(due)).toBe('84.00');
      expect(await upload(rejected)).toMatchObject({ matched: 0, known: 3 });
      expect(await dueSince(due)).toBe('84.00');
    },
  );

  it('frees the lines of a returned payment once, in whichever order statements say so', async () => {
    const due = await bank.due();
    const back = line(one, { direction: 'CRDT', returned: 'AC04', day: '2026-12-02' });
    expect(await upload(camt('camt.053.001.02', [back, line(one), back]))).toMatchObject({
      matched: 2,
      unmatched: 0,
    });
    expect(await world.statusOf(one.id)).toBe('returned');
    expect(await dueSince(due)).toBe('28.00');
    await upload(camt('camt.053.001.08', [line(one), back, { ...back, bankId: 'B9' }]));
    expect(await dueSince(due)).toBe('28.00');
    const replies = await Promise.all(
      [1, 2].map(async () =>
        world.server.ask(
          'uploadBankAnswer',
          await bank.ofRun(runId, {
            text: camt('camt.053.001.08', [
              line(two),
              line(two, { direction: 'CRDT', returned: 'AC04', day: '2026-12-03' }),
            ]),
          }),
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.statusOf(two.id)).toBe('returned');
    expect(await dueSince(due)).toBe('56.00');
  });

  describe('in a shop that asks for a second person, the bank’s word that a paid payment failed', () => {
    beforeEach(async () => {
      await world.server.ok('updatePayRunSettings', {
        token: await world.owner(),
        body: { second_above: '60.00' },
      });
    });

    it.each([
      ['of a statement', () => camt('camt.053.001.08', [line(one, { direction: 'CRDT', returned: 'AC04' })])],
      ['of a rejected file', () => pain002('pain.002.001.10', { file: fileNumber, status: 'RJCT' })],
    ])('waits for another person: %s', async (_of, text) => {
      const due = await bank.due();
      await upload(camt('camt.053.001.08', [line(one), line(two), line(three)]));
      expect(await upload(text())).toMatchObject({ matched: 0 });
      expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
      const waiting = (await entries()).find(({ brings_back: back }) => back === one.id);
      expect(waiting).toMatchObject({ state: 'unmatched', payout: null });
      // The same file again confirms nothing.
      await upload(text());
      const asked = await assign(waiting?.id ?? 0, one.id);
      const refused = await world.server.refused('assignBankEntry', 422, asked);
      expect(refused.code).toBe('second_person_needed');
      expect(await bank.due()).toBe(due);

      const token = await addMember(world, 'payer');
      expect(await world.server.ok('assignBankEntry', { ...asked, token })).toMatchObject({
        state: 'matched',
        payout: one.id,
        brings_back: null,
      });
      expect(['returned', 'failed']).toContain(await world.statusOf(one.id));
      expect(await dueSince(due)).toBe('28.00');
    });

    it('waits too where one statement has the payment and its return, or the entry has another amount', async () => {
      const due = await bank.due();
      const back = { direction: 'CRDT' as const, returned: 'AC04' };
      await upload(camt('camt.053.001.08', [line(one), line(one, back), line(two)]));
      await upload(camt('camt.053.001.08', [line(two, { ...back, amount: '27.00' })]));
      expect(await statuses()).toEqual(['paid', 'paid', 'at_bank']);
      const listed = await entries();
      const idOf = (amount: string) => listed.find((entry) => entry.amount === amount)?.id ?? 0;
      await world.server.refused('assignBankEntry', 422, await assign(idOf('28.00'), one.id));
      await world.server.refused('assignBankEntry', 422, await assign(idOf('27.00'), two.id));
      expect(await bank.due()).toBe(due);
      // Set aside by one, and still to be confirmed by another.
      await world.server.ok('assignBankEntry', await assign(idOf('28.00'), null));
      const token = await addMember(world, 'payer');
      await world.server.ok('assignBankEntry', { ...(await assign(idOf('28.00'), one.id)), token });
      expect(await dueSince(due)).toBe('28.00');
    });

    it('settles a payment at once that was not paid yet', async () => {
      const due = await bank.due();
      await upload(pain002('pain.002.001.10', { file: fileNumber, status: 'RJCT' }));
      expect(await statuses()).toEqual(['failed', 'failed', 'failed']);
      expect(await dueSince(due)).toBe('84.00');
    });
  });

  it("reads a CSV by the owner's columns", async () => {
    const due = await bank.due();
    const text = [
      'Konto 123;;;;',
      'Ref;Tag;Text;Soll;Haben',
      `po-${one.id};01.12.2026;Transfer;28,00;`,
      `PO-${two.id};01.12.2026;Transfer;28,00;`,
      `po-${two.id};03.12.2026;Return;;28,00`,
      `po-${three.id};01.12.2026;Transfer;1.028,00;`,
    ].join('\r\n');
    expect(await upload(text, ofTheBank)).toMatchObject({ matched: 3, unmatched: 1, known: 0 });
    expect(await upload(text, ofTheBank)).toMatchObject({ matched: 0, unmatched: 0, known: 4 });
    expect(await statuses()).toEqual(['paid', 'returned', 'at_bank']);
    expect(await dueSince(due)).toBe('28.00');
  });

  it('refuses a text that it cannot read with what, where and what to do, and saves none of it', async () => {
    const due = await bank.due();
    const good = camt('camt.053.001.08', [line(one), line(two)]);
    const texts: [text: string, words: RegExp, columns?: object][] = [
      ['Date,Amount', /not XML.*choose the columns/],
      ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /document type.*line 1/],
      ['<html/>', /<html>.*accepts camt\.052/],
      [good.slice(0, -20), /not well-formed XML.*line \d/],
      [good.replace(/(<Amt Ccy="GBP">)28\.00(?!.*28\.00)/s, '$1much'), /“much” is not an amount.*\(.+\)/],
      [`a;b\nc;d\npo-${one.id};32.12.2026;x;28,00;`, /“32\.12\.2026” is not a date.*row 3/, ofTheBank],
      [
        `a;b\nc;d\npo-${one.id};01.12.2026;x;28,00;\npo-${two.id};01.12.2026;x;y;`,
        /“y” is not an amount.*row 4/,
        ofTheBank,
      ],
    ];
    for (const [text, words, columns] of texts) {
      const body = columns === undefined ? { text } : { text, columns };
      const problem = await world.server.refused('uploadBankAnswer', 422, await bank.ofRun(runId, body));
      expect(problem).toMatchObject({ code: 'bank_text_refused', errors: [{ pointer: '/text' }] });
      expect(problem.detail).toMatch(words);
      expect(problem.detail).toContain(
        'Nothing has been recorded. Upload the file exactly as your bank created it',
      );
    }
    expect(await entries()).toEqual([]);
    expect(await statuses()).toEqual(['at_bank', 'at_bank', 'at_bank']);
    expect(await bank.due()).toBe(due);
  });

  it("does not know another shop's run, entry or payout", async () => {
    await upload(camt('camt.053.001.08', [line(one, { amount: '1.00' })]));
    const [entry] = await entries();
    const token = world.tokens.stranger;
    const params = { id: runId };
    const text = camt('camt.053.001.08', [line(two)]);
    await world.server.refused('uploadBankAnswer', 404, { token, params, body: { text } });
    await world.server.refused('listBankEntries', 404, { token, params });
    const strange = { token, params: { id: runId, entry: entry?.id ?? 0 }, body: { payout: one.id } };
    await world.server.refused('assignBankEntry', 404, strange);
    // Of the same shop, and of no run.
    await world.server.refused('assignBankEntry', 404, await assign(999_999, one.id));
    const byHand = await world.addPayee();
    const other = await world.server.ok('createPayout', {
      token: await world.owner(),
      body: { vendor: byHand.id, all_line_items: true, method: 'by_hand' },
    });
    await world.server.refused('assignBankEntry', 404, await assign(entry?.id ?? 0, other.id));
    expect(await statuses()).toEqual(['at_bank', 'at_bank', 'at_bank']);
    expect(await entries()).toHaveLength(1);
  });
});
