import { answerOf, settled } from '@consignment/client/answer';
import { SwitchesSettings } from '@consignment/components/screens/merchant/settings/SwitchesSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { useSaveSwitches } from '../../calls/save-switches.ts';
import { askAppAgain } from '../app.tsx';

const texts = defineTexts('SettingsSwitches', {
  notLoaded: 'The switches could not be loaded.',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return settled(answerOf(client.GET('/settings/switches/', { signal })).then(readSwitches));
}

/** Settings › Shop switches. */
export function Component() {
  const switches = useLoaderData<typeof loader>();
  const region = useRegion();
  const saveSwitches = useSaveSwitches(askAppAgain);
  return (
    <SettingsRegion failed={texts.notLoaded} region={region.one(switches)}>
      {(loaded) => <SwitchesSettings switches={loaded} onSave={(change) => saveSwitches(change, loaded)} />}
    </SettingsRegion>
  );
}
