import { ConnectingAccountsScreen } from '@consignment/components/screens/merchant/help/ConnectingAccountsScreen';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { helpLinks } from '../help-links.tsx';

export function Component() {
  return (
    <>
      <title>Connecting accounts to vendors · Consignment</title>
      <ConnectingAccountsScreen links={helpLinks} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Connecting accounts to vendors" what="The help" />;
}
