import { answerOf, settled } from '@consignment/client/answer';
import { QuestionsSettings } from '@consignment/components/screens/merchant/questions/QuestionsSettings';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { may, readRights } from '../../may.ts';

const texts = defineTexts('SettingsQuestions', {
  notLoaded: 'The question settings could not be loaded.',
  form: 'Questions',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  await readRights();
  return settled(answerOf(client.GET('/questions/settings/', { signal })));
}

/** Settings › Questions. */
export function Component() {
  const settings = useLoaderData<typeof loader>();
  const { unsaved, onUnsaved } = useUnsaved();
  const region = useRegion();
  const save = useSave();
  return (
    <>
      <SettingsRegion failed={texts.notLoaded} region={region.one(settings)}>
        {(value) => (
          <QuestionsSettings
            settings={value}
            onSave={
              may('updateQuestionSettings')
                ? (change, seen) => {
                    // The call takes all three, so that each has to be as the person has seen it.
                    const body = { ...value, ...change, expected: { ...value, ...seen } };
                    return save(answerOf(client.PUT('/questions/settings/', { body })));
                  }
                : null
            }
            onDirtyChange={(isDirty) => onUnsaved(texts.form, isDirty)}
          />
        )}
      </SettingsRegion>
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
