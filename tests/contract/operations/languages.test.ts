import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { pagesOf } from '../exports/pdf.ts';
import type { TestServer } from '../server.ts';
import { draft } from './rule-drafts.ts';
import { lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder } = world());
    // A test moves the clock, which ends sessions.
    tokens = await signInAll(server);
    await server.database.asSystem((tx) => tx.deleteFrom('login_preferences').execute());
  });

  const inGerman = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
  const choose = (token: string, language: string) =>
    server.ok('updatePreferences', { token, body: { language } });

  describe('a refusal', () => {
    const body = { email: 'vendor@alder.example', password: 'not the password' };
    const english = 'The email or password is incorrect.';

    it.each([
      ['de', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
      ['pl,de;q=0.5', 'E-Mail-Adresse oder Passwort stimmt nicht.'],
      ['en-GB,de;q=0.9', english],
      ['pl', english],
      ['*', english],
      ['de;q=0', english],
    ])('for “%s” is in that language, else in English', async (asked, said) => {
      const headers = { 'accept-language': asked };
      expect((await server.refused('loginVendor', 401, { body, headers })).detail).toBe(said);
    });

    it('is in the language of its request, though the body came late', async () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const headers = { 'content-type': 'application/json', expect: '100-continue', ...inGerman };
      const sent = request(`${server.url}/api/vendors/login/`, { method: 'POST', headers });
      // The server has the request when it asks for the body.
      sent.on('continue', () => sent.end(JSON.stringify({ email: 'ana@alder.example', password: 'x' })));
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (part: string) => (said += part));
        answer.on('end', () => resolve(said));
      });
      sent.flushHeaders();
      expect(JSON.parse(await promise)).toMatchObject({
        status: 401,
        detail: 'E-Mail-Adresse oder Passwort stimmt nicht.',
      });
    });

    it('uses the language of each request while others are answered in theirs', async () => {
      const asked = ['de', 'en', 'fr', 'de', 'pl', 'ja', 'fr', 'en'];
      const item = { title: 'x', commission: 'much', vendor_id: vendorOf(alder, 'Ash') };
      const said = await Promise.all(
        asked.map(async (language) => {
          const headers = { 'accept-language': language };
          const sent = { token: tokens.owner, body: item, headers };
          return (await server.refused('createCustomItem', 400, sent)).detail;
        }),
      );
      const [german, inEnglish, french] = said;
      expect(new Set([german, inEnglish, french, said[5]]).size).toBe(4);
      expect(said).toEqual([german, inEnglish, french, german, inEnglish, said[5], french, inEnglish]);
    });
  });

  describe('a chosen language', () => {
    it('is kept for the login, beside what else it has chosen', async () => {
      await server.ok('updatePreferences', { token: tokens.vendor, body: { scheme: 'dark' } });
      expect(await choose(tokens.vendor, 'de')).toEqual({ scheme: 'dark', language: 'de' });
      expect(await server.ok('getPreferences', { token: tokens.vendor })).toEqual({
        scheme: 'dark',
        language: 'de',
      });
      expect(await server.ok('getPreferences', { token: tokens.owner })).toEqual({});
    });

    it.each(['', 'de-DE-', 'German', '<b>', 5, null])('is not “%s”', async (language) => {
      await server.refused('updatePreferences', 400, { token: tokens.owner, body: { language } });
      expect(await server.ok('getPreferences', { token: tokens.owner })).toEqual({});
    });
  });

  describe('a statement', () => {
    it('is in the language of its vendor when it was issued, also where its reader asks in another', async () => {
      const lantern = vendorOf(alder, 'Lantern Loom');
      await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor: lantern, line_item_ids: [lineOf(alder, 'lamp')] },
      });
      await choose(tokens.vendor, 'de');
      const issue = (first_day: string, last_day: string) =>
        server.ok('createStatement', {
          token: tokens.owner,
          body: { vendor: lantern, first_day, last_day },
          headers: { 'accept-language': 'ja' },
        });
      server.now = new Date('2026-04-02T12:00:00Z');
      tokens = await signInAll(server);
      const { id } = await issue('2026-03-01', '2026-03-31');
      await choose(tokens.vendor, 'fr');
      const kept = await server.database.asSystem((tx) =>
        tx.selectFrom('statements').select('language').where('id', '=', id).executeTakeFirst(),
      );
      expect(kept).toEqual({ language: 'de' });

      await choose(tokens.owner, 'en');
      const { url } = await server.ok('exportStatement', {
        token: tokens.owner,
        params: { id },
        query: { type: 'pdf' },
        headers: { 'accept-language': 'en' },
      });
      const { bytes } = await fetchFile(server, url, { 'accept-language': 'en' });
      const text = pagesOf(bytes).flat();
      expect(text).toContain('Abrechnung 1');
      expect(text).toContain('Ausgestellt am 02.04.2026');
      expect(text.find((line) => line.startsWith('Endsaldo'))).toMatch(/\|\d+,\d\d\s£$/);
      expect(text.join('\n')).not.toMatch(/Statement|Issued|Closing balance/);
    });
  });

  describe('a file', () => {
    it('that people read has headings in the reader’s language', async () => {
      await server.ok('updateVendor', {
        token: tokens.owner,
        params: { id: vendorOf(alder, 'Ash') },
        body: { hidden: false, city: 'Whitby' },
      });
      const history = async (headers = {}) => {
        const sent = { ...csvFor(tokens.owner), ...headers };
        const [record] = recordsOf(await fetchFile(server, '/api/history/?format=csv', sent));
        return record ?? {};
      };
      const english = await history();
      expect(Object.keys(english).slice(0, 4)).toEqual(['No.', 'Date', 'Who', 'Action']);
      expect(english['Action']).toBe('changed a vendor');
      const german = ['Nr.', 'Datum', 'Wer', 'Aktion'];
      expect(Object.keys(await history(inGerman)).slice(0, 4)).toEqual(german);
      // The choice comes before the browser's language.
      await choose(tokens.owner, 'de');
      const chosen = await history({ 'accept-language': 'fr' });
      expect(Object.keys(chosen).slice(0, 4)).toEqual(german);
      expect(chosen).toMatchObject({ Aktion: 'Anbieter geändert', Ereignis: 'vendor.updated' });
    });

    it('by a link is in the language that the person has chosen, though a tab asks in another', async () => {
      await choose(tokens.owner, 'de');
      const { url } = (await server.ask('listHistory', { token: tokens.owner, query: { format: 'csv' } }))
        .body as { url: string };
      const [record] = recordsOf(await fetchFile(server, url, { 'accept-language': 'fr' }));
      expect(Object.keys(record ?? {})).toContain('Aktion');
    });

    it('that a program reads back is in English for every reader', async () => {
      await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor: vendorOf(alder, 'Moss & Fern'), all_line_items: true },
      });
      const path = '/api/vendors/payouts/?format=csv';
      const english = await fetchFile(server, path, csvFor(tokens.owner));
      await choose(tokens.owner, 'de');
      const german = await fetchFile(server, path, { ...csvFor(tokens.owner), ...inGerman });
      expect(german.bytes.toString()).toBe(english.bytes.toString());
      expect(recordsOf(german)[0]).toMatchObject({ Vendor: 'Moss & Fern', Status: 'Paid by hand' });
    });
  });

  describe('what is kept', () => {
    it('is in English, such as a rule in the history', async () => {
      await server.ok('saveRules', {
        token: tokens.owner,
        body: { rules: [draft()] },
        headers: inGerman,
      });
      const { results } = await server.ok('listHistory', {
        token: tokens.owner,
        query: { event: 'rule_version.made' },
        headers: inGerman,
      });
      expect(results[0]?.after).toMatchObject({ place: 'Whole shop', value: '40%' });
    });
  });
});
