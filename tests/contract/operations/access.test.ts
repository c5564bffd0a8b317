import { expect, it } from 'vitest';
import { readContract } from '../../../packages/server/src/contract.ts';
import type { OperationId } from '../../../packages/server/src/operation.ts';
import { forEachWorld } from './world.ts';

const { operations } = readContract();
const sample: Record<string, string | number> = { id: 1, vendorId: 1, role: 'orders' };

forEachWorld((world) => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is for the roles that openapi.yaml names and for nobody else',
    async (id, operation) => {
      const { server, tokens } = world();
      const operationId = id as OperationId;
      const actors = { merchant: tokens.owner, salesrep: tokens.rep, vendor: tokens.vendor } as const;

      const nameless = await server.ask(operationId, { params: sample });
      if (operation.isPublic) expect(nameless.status).not.toBe(401);
      else expect(nameless).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });

      for (const role of ['merchant', 'salesrep', 'vendor'] as const) {
        if (operation.isPublic || operation.roles.has(role)) continue;
        const problem = await server.refused(operationId, 403, { params: sample, token: actors[role] });
        expect(problem.code).toBe('forbidden');
      }
    },
  );

  it.each(operations.filter(({ isPublic }) => !isPublic).map(({ id }) => id))(
    '%s does not take a token that is made up',
    async (id) => {
      const { server } = world();
      const problem = await server.refused(id as OperationId, 401, { params: sample, token: 'a.b.c' });
      expect(problem.code).toBe('session_ended');
    },
  );
});
