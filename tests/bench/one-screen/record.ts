/** The real server's answers to the calls of the screen, kept, so that no server is measured. */
import { demo, signIn } from '../../flows/helpers/api.ts';
import { startProcess, withDataDir } from '../../flows/helpers/server.ts';
import type { Answers } from './serve.ts';

/** As many as a page of the list holds. */
export const fullPage = 50;

export type Recording = {
  vendorId: number;
  /** Every call that the apps make during `rehearse`, afterwards from memory. */
  answers: Answers;
  /** The one answer that the floor is drawn from, of the same records. */
  forFloor: string;
};

type List<Row> = { count: number; results: Row[] };

/** Starts the real server on the demo shop, lets `rehearse` ask whatever it will, and stops it. */
export async function record(rehearse: (recording: Recording) => Promise<void>): Promise<Recording> {
  return withDataDir(async (dataDir) => {
    const server = await startProcess({ dataDir });
    try {
      const api = await signIn(server.url, demo.owner);
      const known = new Map<string, string>();
      let isOver = false;
      const vendors = await api.get<List<{ id: number }>>('/vendors/commission-totals/?page_size=100');
      let found: { id: number; lines: List<unknown> } | null = null;
      for (const { id } of vendors.results) {
        const query = `vendor_id=${id}&page=1&page_size=${fullPage}&ordering=-order__processed_at`;
        const lines = await api.get<List<unknown>>(`/vendors/commissions/?${query}`);
        if (lines.results.length === fullPage) found = { id, lines };
        if (found !== null) break;
      }
      if (found === null) throw new Error(`No vendor of the demo shop has ${fullPage} line items.`);
      const shop = await api.get('/shopify/shops/');
      const vendor = await api.get(`/vendors/${found.id}/`);
      const recording: Recording = {
        vendorId: found.id,
        answers: async (path) => {
          const kept = known.get(path);
          if (kept !== undefined || isOver) return kept ?? null;
          const text = JSON.stringify(await api.get(path.slice('/api'.length)));
          known.set(path, text);
          return text;
        },
        forFloor: JSON.stringify({ shop, vendor, lines: found.lines }),
      };
      await rehearse(recording);
      isOver = true;
      return recording;
    } finally {
      await server.end('SIGTERM');
    }
  });
}
