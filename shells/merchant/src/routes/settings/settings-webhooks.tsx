import { answerOf, settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { WebhooksPanel } from '@consignment/components/screens/merchant/settings/webhooks/WebhooksPanel';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { copyText } from '../../copy-text.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';

const texts = defineTexts('SettingsWebhooks', {
  notLoaded: 'The webhooks could not be loaded.',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  return settled(answerOf(client.GET('/webhooks/', { signal })));
}

/** Settings › Webhooks. */
export function Component() {
  const webhooks = useLoaderData<typeof loader>();
  const region = useRegion();
  const { revalidate } = useRevalidator();
  return (
    <SettingsRegion failed={texts.notLoaded} region={region.one(webhooks)}>
      {({ results }) => (
        <WebhooksPanel
          webhooks={results}
          hrefOfWebhook={paths.settingsWebhook}
          docsHref={docs}
          onCreate={
            may('createWebhook')
              ? async (body) => {
                  try {
                    const { secret } = await answerOf(client.POST('/webhooks/create/', { body }));
                    void revalidate();
                    return { is: 'done', secret };
                  } catch (cause) {
                    return { is: 'refused', problem: toProblem(cause) };
                  }
                }
              : null
          }
          onCopy={copyText}
        />
      )}
    </SettingsRegion>
  );
}

/** Of the server, and of no app. */
const docs = '/api/docs/';
