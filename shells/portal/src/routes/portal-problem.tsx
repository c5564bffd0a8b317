import { RequestFailed } from '@consignment/client/problem';
import { noticeTexts, PortalNotice } from '@consignment/components/screens/portal/notice/PortalNotice';
import { defineTexts } from '@consignment/domain/text/texts';
import { AppRoot } from '@consignment/routing/app/AppRoot';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { useRouteError } from 'react-router-dom';

export const portalTexts = defineTexts('PortalProblem', {
  title: 'Vendor portal',
});

/** When nothing of the portal could be opened, not even the shop's look. */
export function PortalProblem() {
  const error = useRouteError();
  // Only the shop is asked for before there is a page.
  const isNoShop = error instanceof RequestFailed && error.problem.status === 404;
  return (
    <AppRoot scheme="light" brand={null}>
      {isNoShop ? <PortalNotice text={noticeTexts.noShop} /> : <RouteProblem title={portalTexts.title} />}
    </AppRoot>
  );
}
