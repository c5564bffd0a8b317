import { answerOf } from '@consignment/client/answer';
import { RepSettingsScreen } from '@consignment/components/screens/salesreps/settings/RepSettingsScreen';
import { announce } from '@consignment/routing/pages/announcements';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { askAppAgain } from './app.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return answerOf(client.GET('/settings/settings/list/', { signal }));
}

export function Component() {
  const { id, theme } = useLoaderData<typeof loader>();
  const { unsaved, onUnsaved } = useUnsaved();
  const save = useSave();
  return (
    <>
      <RepSettingsScreen
        settings={may('updateSettings') ? { theme } : null}
        onSave={(body) => {
          // The theme is every page's.
          askAppAgain();
          const params = { path: { id } };
          return save(answerOf(client.PUT('/settings/settings/{id}/retrieve-update/', { params, body })));
        }}
        onChangePassword={(body) => save(answerOf(client.PUT('/accounts/change-password/', { body })))}
        onUnsaved={onUnsaved}
        onNews={announce}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
