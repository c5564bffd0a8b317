import { describe, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { questionsOf, signInMember } from './question-steps.ts';
import { repsOf } from './reps.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const { server, line, vendor, ask, thread, act, end, listed, sell } = questionsOf(world);
  const reps = repsOf(world);
  const due = async (name: string) => {
    const params = { id: vendor(name) };
    const totals = await server().ok('getVendorCommissionTotals', { token: world().tokens.owner, params });
    return Number(totals.commission_due);
  };
  const refused = (id: number, status: number, body: object) =>
    server().refused('actOnQuestion', status, { token: world().tokens.owner, params: { id }, body });
  const expectClean = async () =>
    expect(await server().database.asSystem((tx) => audit(tx, world().alder.id))).toEqual([]);

  describe('an act on a question', () => {
    it('sets the commission, says what it was and is, and settles', async () => {
      const { question } = await ask('lamp');
      const before = await due('Lantern Loom');
      const done = await act(question.id, {
        do: 'override',
        percentage: '70',
        expected_amount: '5.00',
        text: 'You are right.',
      });
      expect(done.question).toMatchObject({ state: 'settled', allows: ['reopen'] });
      expect(done.messages.at(-1)).toMatchObject({
        side: 'shop',
        kind: 'act',
        text: 'You are right.',
        act: { do: 'override', amount_before: '5.00', amount_after: '7.00', set_to: '70%', vendor: null },
      });
      expect(done.line).toMatchObject({ commission_amount: '7.00', commission_type: 'override' });
      expect(await due('Lantern Loom')).toBeCloseTo(before + 2, 2);
      const { results } = await server().ok('listHistory', {
        token: world().tokens.owner,
        query: { object_type: 'line', object_id: String(line('lamp')) },
      });
      expect(results.map(({ event }) => event)).toContain('line.overridden');
      expect(
        (await refused(question.id, 409, { do: 'override', amount: '1', expected_amount: '7.00' })).code,
      ).toBe('question_ended');
      const again = { token: world().tokens.owner, params: { id: question.id }, body: {} };
      await server().ok('reopenQuestion', again);
      const amount = await act(question.id, { do: 'override', amount: '6.50', expected_amount: '7.00' });
      expect(amount.messages.at(-1)?.act).toMatchObject({
        amount_before: '7.00',
        amount_after: '6.50',
        set_to: '6.50',
      });
      await expectClean();
    });

    it('is refused where the line earns another amount than was seen, and leaves all as it was', async () => {
      const { question } = await ask('shade');
      const before = await thread(question.id);
      const stale = { do: 'override', percentage: '70', expected_amount: '5.00' };
      expect((await refused(question.id, 409, stale)).code).toBe('stale');
      expect((await refused(question.id, 409, { ...stale, expected_amount: null })).code).toBe('stale');
      expect(await thread(question.id)).toEqual(before);
    });

    it('names what is wrong with it, and changes nothing', async () => {
      const { question } = await ask('wick');
      const { id } = question;
      const expected_amount = (await listed('wick')).commission_amount ?? '';
      const before = await thread(id);
      const cases: [object, number, string][] = [
        [{ do: 'override' }, 422, '/percentage'],
        [{ do: 'override', percentage: '5', amount: '5.00' }, 422, '/percentage'],
        [{ do: 'override', percentage: '101' }, 422, '/percentage'],
        [{ do: 'override', amount: '-5.00' }, 422, '/commission'],
        [{ do: 'override', amount: '5.00', vendor: vendor('Ash') }, 422, '/vendor'],
        [{ do: 'custom_item', title: 'More' }, 422, '/amount'],
        [{ do: 'custom_item', title: ' ', amount: '1.00' }, 422, '/title'],
        [{ do: 'custom_item', title: 'More', amount: '0.00' }, 422, '/amount'],
        [{ do: 'custom_item', title: 'More', amount: '9999999999999.00' }, 422, '/amount'],
        [{ do: 'move' }, 422, '/vendor'],
        [{ do: 'move', vendor: vendor('Lantern Loom') }, 422, '/vendor'],
        [{ do: 'move', vendor: world().birch.vendors['Twig'] }, 404, '/vendor'],
        [{ do: 'move', vendor: 900_000_000 }, 404, '/vendor'],
      ];
      for (const [body, status, pointer] of cases) {
        const { errors } = await refused(id, status, { ...body, expected_amount });
        expect({ body, pointer: errors[0]?.pointer }).toEqual({ body, pointer });
      }
      await refused(id, 400, { do: 'pay', expected_amount });
      await refused(id, 400, { do: 'move', vendor: vendor('Ash') });
      expect(await thread(id)).toEqual(before);
      await end(id, world().tokens.owner);
    });

    it('of a paid line is a custom item, and nothing else', async () => {
      const { alder, tokens } = world();
      const body = { vendor: vendor('Moss & Fern'), line_item_ids: [line('fern')] };
      const payout = await server().ok('createPayout', { token: tokens.owner, body });
      const { question } = await ask('fern');
      const { id } = question;
      const seen = await thread(id);
      expect(seen.may_override).toMatchObject({ allowed: false });
      expect(seen.may_override.why).toContain('Add a custom item');
      expect(seen.may_move.allowed).toBe(false);
      const expected_amount = '3.50';
      for (const change of [
        { do: 'override', percentage: '70' },
        { do: 'move', vendor: vendor('Ash') },
      ]) {
        const problem = await refused(id, 409, { ...change, expected_amount });
        expect(problem).toMatchObject({ code: 'already_paid' });
        expect(problem.detail).toContain('Add a custom item');
      }
      const before = await due('Moss & Fern');
      const request = { do: 'custom_item', title: 'Question 4', amount: '1.40', expected_amount };
      const headers = { 'idempotency-key': 'item-once-1' };
      const done = await act(id, request, headers);
      expect(await act(id, request, headers)).toEqual(done);
      expect(done.messages.at(-1)?.act).toMatchObject({
        do: 'custom_item',
        amount_before: null,
        amount_after: '1.40',
      });
      expect(await due('Moss & Fern')).toBeCloseTo(before + 1.4, 2);
      const made = done.messages.at(-1)?.act?.made_line;
      const { results } = await server().ok('listCommissions', {
        token: tokens.vendor,
        query: { search: 'Question 4' },
      });
      expect(results).toMatchObject([{ id: made, vendor: vendor('Moss & Fern'), commission_amount: '1.40' }]);
      expect(payout.id).toBeGreaterThan(0);
      expect(await server().database.asSystem((tx) => audit(tx, alder.id))).toEqual([]);
    });

    it('gives the line to its vendor, whose name the one who asked never learns', async () => {
      const { tokens } = world();
      const { question } = await ask('unpaid order', { reason: 'not_mine', text: 'I do not make these.' });
      const { id } = question;
      const expected_amount = (await listed('unpaid order')).commission_amount;
      const done = await act(id, { do: 'move', vendor: vendor('Ash'), expected_amount });
      expect(done.messages.at(-1)?.act).toMatchObject({
        do: 'move',
        amount_before: expected_amount,
        amount_after: '0.00',
        vendor: vendor('Ash'),
        vendor_name: 'Ash',
      });
      expect(done.line?.vendor).toBe(vendor('Ash'));
      const seen = await thread(id, tokens.vendor);
      expect(seen.line).toBeNull();
      expect(seen.messages.at(-1)?.act).toMatchObject({
        amount_before: expected_amount,
        amount_after: '0.00',
        vendor: null,
        vendor_name: null,
      });
      expect(JSON.stringify(seen)).not.toContain('Ash');
      // After it is reopened, its commission belongs to another vendor, and the asker cannot change it.
      await server().ok('reopenQuestion', { token: tokens.vendor, params: { id }, body: {} });
      const amount = (await listed('unpaid order')).commission_amount;
      expect((await thread(id)).may_override).toMatchObject({ allowed: false });
      const taken = await refused(id, 409, { do: 'override', percentage: '10', expected_amount: amount });
      expect(taken.code).toBe('already_assigned');
      const back = await act(id, { do: 'move', vendor: vendor('Lantern Loom'), expected_amount: amount });
      expect(back.messages.at(-1)?.act).toMatchObject({ amount_before: '0.00', amount_after: amount });
      await expectClean();
    });

    it('on a line that is gone is a custom item', async () => {
      const { alder } = world();
      await sell('vase', 'Moss & Fern');
      const { question } = await ask('vase');
      await server().database.asSystem(async (tx) => {
        await tx
          .deleteFrom('line_items')
          .where('shop_id', '=', alder.id)
          .where('id', '=', line('vase'))
          .execute();
      });
      const seen = await thread(question.id);
      expect(seen.line).toBeNull();
      expect(seen.question).toMatchObject({ line_item: null, title: 'vase', order_name: '#vase' });
      const gone = { do: 'override', percentage: '10', expected_amount: null };
      expect((await refused(question.id, 409, gone)).code).toBe('line_gone');
      const item = { do: 'custom_item', title: 'Vase', amount: '4.00', expected_amount: null };
      expect((await act(question.id, item)).question.state).toBe('settled');
    });

    it('is the shop’s alone, and of its owners and managers', async () => {
      const { tokens } = world();
      const { question } = await ask('wick');
      const expected_amount = (await listed('wick')).commission_amount;
      const request = (token: string) => ({
        token,
        params: { id: question.id },
        body: { do: 'override', percentage: '90', expected_amount },
      });
      const support = await signInMember(world(), 'support');
      for (const token of [support, tokens.vendor, tokens.rep])
        await server().refused('actOnQuestion', 403, request(token));
      await server().refused('actOnQuestion', 404, request(tokens.stranger));
      const manager = await signInMember(world(), 'manager');
      await server().ok('actOnQuestion', request(manager));
    });

    it('is done once where two persons do it at the same time', async () => {
      const { tokens } = world();
      const query = { line_item: line('shade'), state: 'active' };
      const { results } = await server().ok('listQuestions', { token: tokens.owner, query });
      const id = results[0]?.id ?? (await ask('shade')).question.id;
      const before = await due('Lantern Loom');
      const expected_amount = (await listed('shade')).commission_amount;
      const body = { do: 'custom_item', title: 'Both', amount: '1.00', expected_amount };
      const request = { token: tokens.owner, params: { id }, body };
      const replies = await Promise.all([1, 2, 3].map(() => server().ask('actOnQuestion', request)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
      expect(await due('Lantern Loom')).toBeCloseTo(before + 1, 2);
      const { messages } = await thread(id);
      expect(messages.filter(({ kind }) => kind === 'act')).toHaveLength(1);
    });
  });

  describe('an act on a sales rep’s question', () => {
    it('sets the percentage of the part, unless it is paid', async () => {
      const { tokens } = world();
      const rep = await reps.addRep('Wren');
      await reps.beRep(rep);
      const { part, order } = await reps.sell(rep);
      const asked = await server().ok('askQuestion', {
        token: tokens.rep,
        body: { rep_commission: part, reason: 'rate', text: 'Was it not 12 %?' },
      });
      const { id } = asked.question;
      await refused(id, 422, { do: 'move', vendor: vendor('Ash'), expected_amount: '1.00' });
      await refused(id, 422, { do: 'override', amount: '2.00', expected_amount: '1.00' });
      const done = await act(id, { do: 'override', percentage: '12', expected_amount: '1.00' });
      expect(done.messages.at(-1)?.act).toMatchObject({
        amount_before: '1.00',
        amount_after: '1.20',
        set_to: '12%',
      });
      expect((await reps.partOf(order))?.percent).toBe('12');
      await reps.pay(rep);
      await server().ok('reopenQuestion', { token: tokens.rep, params: { id }, body: {} });
      const paid = await refused(id, 409, { do: 'override', percentage: '10', expected_amount: '1.20' });
      expect(paid.code).toBe('already_paid');
      await expectClean();
    });
  });
});
