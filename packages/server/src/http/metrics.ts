import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../common/problem.ts';
import { bearerOf } from '../identity/authenticate.ts';
import { refusalFor } from './failure.ts';
import { readBacklog } from '../queries/backlog.ts';
import type { Database } from '../database/database.ts';

const texts = defineTexts('Metrics', {
  notTheHolder: 'Only the holder of METRICS_TOKEN can read metrics.',
});

type Options = {
  /** The bearer token of the metrics collector; null serves no metrics. */
  readonly token: string | null;
  readonly database: Promise<Database>;
};

/** Gauges of prom-client whose names are those of counters, with which Prometheus' own check finds fault. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** `/metrics` in Prometheus' text format, for requests with the token; all others get 401. */
export function serveMetrics(app: FastifyInstance, { token, database }: Options): void {
  if (token === null) {
    // Without this the merchant app would answer with its page.
    app.get('/metrics', (_request, reply) => {
      void reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('There are no metrics without METRICS_TOKEN.\n');
    });
    return;
  }
  const registers = [new Registry()] as const;
  collectDefaultMetrics({ register: registers[0] });
  for (const name of misnamed) registers[0].removeSingleMetric(name);
  const answers = new Histogram({
    name: 'consignment_answer_seconds',
    help: 'Time from the request to the end of its answer, by operation of openapi.yaml.',
    labelNames: ['operation', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [...registers],
  });
  const up = new Gauge({
    name: 'consignment_database_up',
    help: 'Whether data could be read when the metrics were asked for: 1 or 0.',
    registers: [...registers],
  });
  const waiting = new Gauge({
    name: 'consignment_waiting',
    help: 'The backlog: mails, jobs, transfers at a payment provider, webhooks of a platform.',
    labelNames: ['what'],
    registers: [...registers],
  });

  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? 'page';
    answers.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isHolder(request, token)) {
      throw refuse(401, 'unauthenticated', texts.notTheHolder, {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    const backlog = await readableBacklog(database);
    up.set(backlog === null ? 0 : 1);
    // A backlog that is not known is not reported as it was.
    waiting.reset();
    for (const [what, count] of Object.entries(backlog ?? {})) waiting.set({ what }, count);
    return reply.type(registers[0].contentType).send(await registers[0].metrics());
  });
}

/** Null while the database is away. */
async function readableBacklog(database: Promise<Database>): Promise<Record<string, number> | null> {
  const opened = await database.catch(() => null);
  try {
    return (await opened?.asSystem(readBacklog)) ?? null;
  } catch (error) {
    if (refusalFor(error).status === 503) return null;
    throw error;
  }
}

function isHolder(request: FastifyRequest, token: string): boolean {
  const shown = Buffer.from(bearerOf(request.headers.authorization) ?? '');
  const wanted = Buffer.from(token);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
}
