import { features, forgets } from './features.ts';
import { methodsFor } from '../actions/payout-methods.ts';
import type { ServiceParts } from '../actions/service.ts';
import type { FeatureGiven } from '../jobs/feature-jobs.ts';
import { createFetcher } from '../jobs/fetcher.ts';
import { restingJobs, startJobs, type RunningJobs } from '../jobs/jobs.ts';
import { createSandboxWork, type FillShop } from '../jobs/sandboxes.ts';
import { outcomeWorks } from '../payments/methods.ts';

/**
 * Runs the jobs of the service in this process, until they are stopped. Without `fill`, sandboxes wait for a process that
 * has data for them.
 */
export async function runJobsOf(
  service: ServiceParts,
  onFailure: (what: string, error: unknown) => void,
  fill?: FillShop,
): Promise<RunningJobs> {
  const { platforms, secrets, publicUrl, clock, mail, paypal } = service;
  const database = await service.database;
  const deliverMail = () => mail.settle();
  const startDelivery = () => void deliverMail();
  // The jobs find out what is due.
  const methods = methodsFor({ database, paypal, secrets, publicUrl, clock, mail, jobs: restingJobs });
  const given: FeatureGiven = {
    database,
    methods,
    platforms,
    secrets,
    sender: service.webhookSender,
    publicUrl,
    clock,
    random: Math.random,
    startDelivery,
  };
  const works = features.flatMap(({ work }) => (work === undefined ? [] : [work(given)]));
  return startJobs(database, {
    clock,
    platforms,
    fetcher: createFetcher({ database, platforms, secrets, publicUrl, clock }),
    deliverMail,
    recurring: Object.fromEntries(
      features.flatMap(({ recurring = {} }) =>
        Object.entries(recurring).map(([name, { cron, run }]) => [name, { cron, run: () => run(given) }]),
      ),
    ),
    forgets,
    shopWork: [
      ...outcomeWorks(methods),
      ...works,
      ...(fill === undefined ? [] : [createSandboxWork({ database, secrets, publicUrl, clock, fill })]),
    ],
    onFailing: async (tx, shopId, now) => {
      for (const { onFailing } of features) await onFailing?.(tx, shopId, now);
    },
    onFailure,
  });
}
