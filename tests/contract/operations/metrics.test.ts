import { expect, it } from 'vitest';
import { startServer } from '../server.ts';
import { forEachWorld } from './world.ts';

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
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);

      expect((await metrics('not-the-token-of-collectors')).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  it('are not found without a token', async () => {
    expect((await fetch(`${world().server.url}/metrics`)).status).toBe(404);
  });
});
