import { Statement, loadStatement } from '@consignment/routing/pages/statement-pages';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { statementsApp } from '../statements.ts';
import { useApp } from './app.tsx';

export function loader(asked: LoaderFunctionArgs) {
  return loadStatement(statementsApp, asked);
}

export function Component() {
  const { timeZone } = useApp();
  return <Statement app={statementsApp} timeZone={timeZone} />;
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
