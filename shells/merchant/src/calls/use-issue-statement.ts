import { answerOf, knownOf, settled } from '@consignment/client/answer';
import type { IssueOfPayout } from '@consignment/components/screens/merchant/payouts/IssueOfPayout';
import { defineTexts } from '@consignment/domain/text/texts';
import { useSave } from '@consignment/routing/app/use-save';
import { askPreview, previewOf } from '@consignment/routing/pages/issue-statements';
import { useRef, useState, type ComponentProps } from 'react';
import { client } from '../api.ts';

const texts = defineTexts('UseIssueStatement', {
  issued: 'The statement was issued.',
});

type Issuing = Pick<ComponentProps<typeof IssueOfPayout>, 'preview' | 'onPreview' | 'onIssue'>;
type Period = Parameters<Issuing['onPreview']>[0];

/** The preview of the next statement of a vendor, of several that were asked for the last, and its issue. */
export function useIssueStatement(vendorId: number): Issuing {
  const save = useSave();
  const [preview, setPreview] = useState<Issuing['preview']>(null);
  const latest = useRef(0);
  const look = async (period: Period) => {
    const turn = (latest.current += 1);
    setPreview({ is: 'loading' });
    const answer = await settled(askPreview(client, { vendor_id: vendorId, ...period }));
    if (latest.current === turn) setPreview(previewOf(answer, () => void look(period)));
  };
  return {
    preview,
    onPreview: (period) => void look(period),
    onIssue: async (period, sendsMail) => {
      const body = { vendor: vendorId, ...period, sends_mail: sendsMail };
      const call = answerOf(client.POST('/statements/create/', { body }));
      return knownOf(await save(call, texts.issued));
    },
  };
}
