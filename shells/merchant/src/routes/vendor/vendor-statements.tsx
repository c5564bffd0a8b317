import { knownOf, listOf, type Settled } from '@consignment/client/answer';
import { StatementsTab } from '@consignment/components/screens/merchant/vendors/StatementsTab';
import { pageOf } from '@consignment/routing/lists/list-codec';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { statementTexts, withdrawal } from '@consignment/routing/pages/statement-pages';
import { statementsCodec } from '@consignment/routing/lists/statements-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { client } from '../../api.ts';
import { useIssueStatement } from '../../calls/use-issue-statement.ts';
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
  const { preview, onPreview, onIssue } = useIssueStatement(vendor.id);
  return (
    <PanelBoundary>
      <StatementsTab
        statements={region.list(statements)}
        controls={controls}
        timeZone={timeZone}
        hrefOfStatement={paths.statement}
        preview={preview}
        onPreview={onPreview}
        onIssue={may('createStatement') ? onIssue : null}
        onWithdraw={
          may('withdrawStatement')
            ? async (id, reason) =>
                knownOf(await save(withdrawal(client, id, reason), statementTexts.withdrawn))
            : null
        }
      />
    </PanelBoundary>
  );
}
