import { Statements, loadStatements } from '@consignment/routing/pages/statement-pages';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { statementsApp } from '../statements.ts';
import { useApp } from './app.tsx';

export function loader(asked: LoaderFunctionArgs) {
  return loadStatements(statementsApp, asked);
}

export function Component() {
  const { timeZone } = useApp();
  return <Statements app={statementsApp} timeZone={timeZone} />;
}

export function ErrorBoundary() {
  return <RouteProblem what="The statements" />;
}
