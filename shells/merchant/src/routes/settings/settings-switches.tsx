import { answerOf, settled } from '@consignment/client/answer';
import { SwitchesSettings } from '@consignment/components/screens/merchant/settings/SwitchesSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { askAppAgain } from '../app.tsx';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return settled(answerOf(client.GET('/settings/switches/', { signal })));
}

/** Settings › Shop switches. */
export function Component() {
  const switches = useLoaderData<typeof loader>();
  const region = useRegion();
  const save = useSave();
  return (
    <SettingsRegion what="The switches" region={region.one(switches)}>
      {(loaded) => (
        <SwitchesSettings
          switches={readSwitches(loaded)}
          onSave={({ vendorProductsTabColumns: columns, ...flags }) => {
            // Every page goes by them.
            askAppAgain();
            const seen = readSwitches(loaded).vendorProductsTabColumns;
            const list = { vendorProductsTabColumns: [...(columns ?? [])], expected_columns: [...seen] };
            const body = columns === undefined ? flags : { ...flags, ...list };
            return save(answerOf(client.PUT('/settings/switches/', { body })));
          }}
        />
      )}
    </SettingsRegion>
  );
}
