import { IssueStatements, loadIssuing } from '@consignment/routing/pages/issue-statements';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { statementsApp } from '../statements.ts';
import { useApp } from './app.tsx';

export async function loader(asked: LoaderFunctionArgs) {
  return loadIssuing(statementsApp, asked);
}

export function Component() {
  const { timeZone } = useApp();
  return <IssueStatements app={statementsApp} timeZone={timeZone} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
