import { alikeNames } from '@consignment/domain/text/plain-name';
import { forSession } from '../../actions/operation.ts';
import { namesOfVendors } from '../../queries/vendors/alike-vendors.ts';

export const listAlikeVendors = forSession<'listAlikeVendors'>(({ session, read }) =>
  read(async (tx) => ({
    status: 200,
    body: { groups: alikeNames(await namesOfVendors(tx, session.shopId)) },
  })),
);
