import { answerOf, settled } from '@consignment/client/answer';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { TeamSettings } from '@consignment/components/screens/merchant/settings/TeamSettings';
import { defineTexts } from '@consignment/domain/text/texts';
import { askTeam, beginAgain, useTeam } from '@consignment/routing/pages/team';
import { useSave } from '@consignment/routing/app/use-save';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../../api.ts';
import { searchReps } from '../../calls/search-reps.ts';
import { useApp } from '../app.tsx';
import { askInvitations } from '../vendor/invite-vendors.tsx';

const texts = defineTexts('SettingsTeam', {
  notLoaded: 'The team could not be loaded.',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [team, mail] = await Promise.all([settled(askTeam(client, signal)), settled(askInvitations(signal))]);
  return { team, mail: mail.is === 'ready' ? mail.value : null, now: new Date() };
}

/** Settings › Team. */
export function Component() {
  const { team, mail, now } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const region = useRegion();
  const calls = useTeam({ client, session });
  const save = useSave();
  const handOver = async (id: number) => {
    const outcome = await save(answerOf(client.POST('/team/hand-over/', { body: { member: id } })));
    if (outcome.is === 'done') beginAgain();
    return outcome;
  };
  return (
    <SettingsRegion failed={texts.notLoaded} region={region.one(team)}>
      {(loaded) => (
        <TeamSettings
          team={loaded}
          now={now}
          timeZone={timeZone}
          mail={mail}
          {...calls}
          onSearchReps={searchReps}
          onHandOver={({ id }) => handOver(id)}
        />
      )}
    </SettingsRegion>
  );
}
