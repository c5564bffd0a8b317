import { keyScopes } from '@consignment/domain/people/key-scopes';
import type { Body } from '../../../packages/server/src/actions/operation.ts';
import type { TestServer } from '../server.ts';
import type { Actor } from './actors.ts';

export type Program = { readonly id: number; readonly secret: string };

/** A key that an owner makes: for all that keys may do, and as often as it likes, unless `change` says otherwise. */
export async function programOf(
  server: TestServer,
  owner: Pick<Actor, 'token'>,
  change: Partial<Body<'createKey'>> = {},
): Promise<Program> {
  const body: Body<'createKey'> = {
    mode: 'live',
    name: 'A program',
    scopes: [...keyScopes],
    calls_a_minute: 6000,
    ...change,
  };
  const { key, secret } = await server.ok('createKey', { token: owner.token ?? '', body });
  return { id: key.id, secret };
}
