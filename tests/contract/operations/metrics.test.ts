import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { load } from 'js-yaml';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { freshLocation } from '../../databases.ts';
import { startServer } from '../server.ts';
import { metricFaults } from './metric-names.ts';
import { forEachWorld } from './world.ts';

const handbook = join(import.meta.dirname, '../../../stories/handbook');

/** The metrics that a file of the handbook asks for, and the values of their label `what`. */
function namesIn(file: string): string[] {
  const plain = file.replaceAll('\\"', '"');
  const asked = plain.match(/\b(?:consignment|process|nodejs)_\w+|what="\w+"/g) ?? [];
  return [...new Set(asked)];
}

type Alerts = {
  groups: { rules: { alert: string; expr: string; for: string; labels: object; annotations: object }[] }[];
};

it('has three alert rules, each with what Prometheus and a person need', () => {
  // The shape of a file of rules; a part that is missing fails below.
  const { groups } = load(readFileSync(join(handbook, 'prometheus-alerts.yaml'), 'utf8')) as Alerts;
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.map(({ alert }) => alert)).toEqual([
    'ConsignmentDown',
    'ConsignmentFails',
    'ConsignmentPayoutsNeedAPerson',
  ]);
  for (const { expr, for: lasts, labels, annotations } of rules) {
    expect(expr).toMatch(/ (==|>) [\d.]+$/);
    expect(lasts).toMatch(/^\d+m$/);
    expect([Object.keys(labels), Object.keys(annotations)]).toEqual([
      ['severity'],
      ['summary', 'description'],
    ]);
  }
});

it.each([
  ['# TYPE a_seconds gauge\na_seconds 1', 'a_seconds: no help text'],
  ['# HELP a_total A.\n# TYPE a_total gauge\na_total 1', 'a_total: "_total" without a counter'],
  ['# HELP a A.\n# TYPE a counter\na 1', 'a: a counter without "_total"'],
  ['# HELP a_milliseconds A.\n# TYPE a_milliseconds gauge', 'a_milliseconds: not the base unit'],
  ['# HELP a_ms A.\n# TYPE a_ms gauge', 'a_ms: an abbreviated unit'],
  ['# HELP a_count A.\n# TYPE a_count gauge', 'a_count: a suffix of histograms and summaries'],
  ['# HELP a A.\n# TYPE a gauge\na{le="1"} 1', 'a: a label of histograms'],
  ['# HELP a A.\n# TYPE a gauge\na{ofShop="1"} 1', 'a: not in snake_case'],
  ['# HELP a_gauge A.\n# TYPE a_gauge gauge', 'a_gauge: its type in its name'],
  ['# HELP a A.\n# TYPE a gauge\na 1\na 2', 'a: metric not unique'],
])('finds the fault in %j', (text, fault) => {
  expect(metricFaults(text)).toEqual([fault]);
});

forEachWorld((world) => {
  it('reports what was answered and what waits, to a caller with the token', async () => {
    const token = 'the-token-of-the-collector';
    const server = await startServer(world().server.database, { metricsToken: token });
    try {
      await server.ok('getReady');
      await server.refused('getShop', 401);
      const metrics = (shown: string) =>
        fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${shown}` } });

      const answer = await metrics(token);
      expect(answer.headers.get('content-type')).toMatch('text/plain');
      const text = await answer.text();
      expect(text).toContain('consignment_answer_seconds_count{operation="getReady",status="200"} 1');
      expect(text).toContain('consignment_answer_seconds_count{operation="getShop",status="401"} 1');
      expect(text).toMatch(/^consignment_waiting\{what="payouts_for_a_person"\} 0$/m);
      expect(text).toMatch(/^consignment_waiting\{what="mails"\} \d+$/m);
      expect(text).toMatch(/^consignment_database_up 1$/m);
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);

      expect(metricFaults(text)).toEqual([]);
      for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yaml']) {
        const asked = namesIn(readFileSync(join(handbook, file), 'utf8'));
        expect(asked.length).toBeGreaterThan(1);
        expect(asked.filter((name) => !text.includes(name))).toEqual([]);
      }

      const refused = await Promise.all([
        metrics('not-the-token-of-collectors'),
        fetch(`${server.url}/metrics`, { headers: { accept: 'text/html' } }),
      ]);
      expect(refused.map(({ status }) => status)).toEqual([401, 401]);
      expect(refused[1].headers.get('www-authenticate')).toBe('Bearer');
      expect(await refused[1].text()).not.toContain('consignment_waiting');
    } finally {
      await server.close();
    }
  });

  it('reports what it can while the database is away', async () => {
    const token = 'the-token-of-the-collector';
    const away = await openDatabase(await freshLocation(world().server.database.kind));
    const server = await startServer(away, { metricsToken: token });
    try {
      const metrics = async () => {
        const answer = await fetch(`${server.url}/metrics`, {
          headers: { authorization: `Bearer ${token}` },
        });
        return { status: answer.status, text: await answer.text() };
      };
      expect((await metrics()).text).toMatch(/^consignment_waiting\{what="mails"\} 0$/m);
      await away.close();
      const { status, text } = await metrics();
      expect(status).toBe(200);
      expect(text).toMatch(/^consignment_database_up 0$/m);
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
      expect(text).not.toMatch(/^consignment_waiting\{/m);
      expect(metricFaults(text)).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('are not found without a setting', async () => {
    expect((await fetch(`${world().server.url}/metrics`)).status).toBe(404);
  });
});
