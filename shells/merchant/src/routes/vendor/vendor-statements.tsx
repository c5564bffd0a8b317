import { answerOf, knownOf, listOf, settled, type Settled } from '@consignment/client/answer';
import { StatementsTab } from '@consignment/components/screens/merchant/vendors/StatementsTab';
import { askPreview, previewOf } from '@consignment/routing/pages/issue-statements';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { withdrawal, withdrawn } from '@consignment/routing/pages/statement-pages';
import { statementsCodec } from '@consignment/routing/lists/statements-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useRef, useState, type ComponentProps } from 'react';
import { client } from '../../api.ts';
import { may } from '../../may.ts';
import { paths } from '../../paths.ts';
import { useApp } from '../app.tsx';

const pageSize = 50;

export function loadOfVendor(vendorId: number, search: URLSearchParams, signal: AbortSignal) {
  const query = { vendor_id: vendorId, ...pageOf(statementsCodec.parse(search), pageSize) };
  return listOf(client.GET('/statements/', { params: { query }, signal }));
}

type Props = {
  vendor: { id: number };
  statements: Settled<Awaited<ReturnType<typeof loadOfVendor>>>;
};

/** The Statements tab of a vendor's page. */
export function VendorStatements({ vendor, statements }: Props) {
  const { timeZone } = useApp();
  const controls = { ...useListQuery(statementsCodec), pageSize };
  const region = useRegion();
  const save = useSave();
  const { preview, look } = usePreview(vendor.id);
  const issue: Tab['onIssue'] = async (period, sendsMail) => {
    const body = { vendor: vendor.id, ...period, sends_mail: sendsMail };
    const call = answerOf(client.POST('/statements/create/', { body }));
    return knownOf(await save(call, 'The statement was issued.'));
  };
  return (
    <PanelBoundary what="The statements">
      <StatementsTab
        statements={region.list(statements)}
        controls={controls}
        timeZone={timeZone}
        hrefOfStatement={paths.statement}
        preview={preview}
        onPreview={(period) => void look(period)}
        onIssue={may('createStatement') ? issue : null}
        onWithdraw={
          may('withdrawStatement')
            ? async (id, reason) => knownOf(await save(withdrawal(client, id, reason), withdrawn))
            : null
        }
      />
    </PanelBoundary>
  );
}

type Tab = ComponentProps<typeof StatementsTab>;
type Period = Parameters<Tab['onPreview']>[0];

/** The preview of the vendor's next statement; of several that were asked for, the last. */
function usePreview(vendorId: number) {
  const [preview, setPreview] = useState<Tab['preview']>(null);
  const latest = useRef(0);
  const look = async (period: Period) => {
    const turn = (latest.current += 1);
    setPreview({ is: 'loading' });
    const answer = await settled(askPreview(client, { vendor_id: vendorId, ...period }));
    if (latest.current === turn) setPreview(previewOf(answer, () => void look(period)));
  };
  return { preview, look };
}
