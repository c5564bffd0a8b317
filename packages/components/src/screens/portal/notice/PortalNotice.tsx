import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';

export const noticeTexts = defineTexts('PortalNotice', {
  vendorPortal: 'Vendor portal',
  /** Shown to visitors while the shop keeps its portal closed (spec foundations §6). */
  closed: '{shopName}’s vendor portal is closed at the moment. Please contact the store owner.',
  /** At an address of no shop, on a server that has several. */
  noShop:
    'This address doesn’t show which shop’s vendor portal to open. Please use the link that the shop gave you.',
  /** To a login that the shop has approved and given no vendor yet (spec foundations §2). */
  noVendors: 'No vendors associated to your login. Please contact the store owner.',
});

type Props = {
  /** One or two sentences: why there is nothing here, and whom to ask. */
  text: string;
};

/** In the place of the portal's pages when there are none to show. */
export function PortalNotice({ text }: Props) {
  return (
    <Page title={noticeTexts.vendorPortal} width="medium">
      <Card>
        <EmptyState title={text} />
      </Card>
    </Page>
  );
}
