import { forSession } from '../../actions/operation.ts';
import { readTeam, teamToWire } from '../../actions/people/team.ts';

export const listTeam = forSession<'listTeam'>(async ({ session, service }) => ({
  status: 200,
  body: await service.database.asSystem(async (tx) => teamToWire(tx, await readTeam(tx, session))),
}));
