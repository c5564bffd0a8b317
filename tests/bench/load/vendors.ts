/** The vendors of load.bench.ts, in a process apart, so that asking takes no time of the server. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

type Vendor = { readonly vendor: number; readonly token: string };

export type Asked = {
  readonly url: string;
  readonly vendors: readonly Vendor[];
  /** Seconds that each reads a page; the first comes at any time within one. */
  readonly pause: number;
} & ({ readonly seconds: number } | { readonly pages: number });

/** The milliseconds of each page. */
export type Answered = { readonly times: number[] };

process.once('message', (asked) => {
  void run(asked as Asked).then((answered) => process.send?.(answered));
});

async function run(asked: Asked): Promise<Answered> {
  const { url, vendors, pause } = asked;
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const end = 'seconds' in asked ? performance.now() + asked.seconds * 1000 : Infinity;
  const pages = 'pages' in asked ? asked.pages : Infinity;
  await Promise.all(
    vendors.map(async ({ vendor, token }, nth) => {
      await wait((pause * 1000 * nth) / vendors.length);
      for (let page = 0; page < pages && performance.now() < end; page += 1) {
        const began = performance.now();
        await Promise.all([
          get(agent, `${url}/api/vendors/commission-totals/${vendor}/`, token),
          get(agent, `${url}/api/vendors/commissions/?vendor_id=${vendor}`, token),
        ]);
        times.push(performance.now() - began);
        if (pause > 0) await wait(pause * 1000);
      }
    }),
  );
  agent.destroy();
  return { times };
}

function get(agent: Agent, url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.resume().once('error', reject);
      answer.once('end', () => {
        if (status === 200) resolve();
        else reject(new Error(`${url}: ${status}`));
      });
    })
      .once('error', reject)
      .end();
  });
}
