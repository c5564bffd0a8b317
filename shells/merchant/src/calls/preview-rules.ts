import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import type { operations } from '@consignment/client/generated/api';
import type { CommissionSettings } from '@consignment/components/screens/merchant/settings/CommissionSettings';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';

type Body = operations['previewCommissionSettings']['requestBody']['content']['application/json'];
type PreviewAnswer = Awaited<ReturnType<ComponentProps<typeof CommissionSettings>['onPreview']>>;

/** The effect of a change of commission rules, as the server works it out without making it. */
export async function previewRules(body: Body): Promise<PreviewAnswer> {
  try {
    return {
      is: 'ready',
      preview: await answerOf(client.POST('/settings/commissions/preview/', { body })),
    };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}
