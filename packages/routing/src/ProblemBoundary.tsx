import { RequestFailed, toProblem, type Problem } from '@consignment/client/problem';
import { ButtonLink } from '@consignment/components/primitives/ButtonLink';
import { FailedState } from '@consignment/components/primitives/FailedState';
import { Inline } from '@consignment/components/primitives/Inline';
import { Page } from '@consignment/components/primitives/Page';
import { Component, type ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';

type RouteProps = {
  /** The page's usual title. */
  title: string;
  /** The data that did not load, such as `The vendors`. */
  what: string;
};

/** Drawn for a route whose loader or screen fails: the data that did not load, and Retry. */
export function RouteProblem({ title, what }: RouteProps) {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const problem = problemOfRoute(error);
  // The session is over, and the page on its way to the sign-in.
  if (problem.status === 401) return null;
  if (problem.status === 404) {
    return (
      <Page title="Page not found" description={problem.detail}>
        <title>Page not found</title>
        <Inline space="small">
          <ButtonLink href="/" label="Go to the start page" />
        </Inline>
      </Page>
    );
  }
  // Only a question can be asked again; code that did not arrive or did not work needs the page anew.
  const retry = error instanceof RequestFailed ? () => void revalidate() : () => window.location.reload();
  return (
    <Page title={title}>
      <title>{title}</title>
      <FailedState what={what} problem={problem} onRetry={retry} isRetrying={state !== 'idle'} />
    </Page>
  );
}

/** An address that no route knows is an error of the router's own kind. */
export function problemOfRoute(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return toProblem(error);
  const detail = error.status === 404 ? 'There is no such page.' : 'This page could not be opened.';
  const code = error.status === 404 ? 'not_found' : 'internal';
  return { status: error.status, code, detail, errors: [{ detail, code }] };
}

type PanelProps = { what: string; children: ReactNode };

/** Around one panel of a page: when it fails to draw, the rest of the page stays live. */
export function PanelBoundary({ what, children }: PanelProps) {
  const { revalidate } = useRevalidator();
  return (
    <Boundary what={what} onRetry={() => void revalidate()}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<PanelProps & { onRetry: () => void }, { problem: Problem | null }> {
  override state: { problem: Problem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: toProblem(error) };
  }

  override render() {
    const { what, children, onRetry } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    const retry = () => {
      this.setState({ problem: null });
      onRetry();
    };
    return <FailedState what={what} problem={problem} onRetry={retry} />;
  }
}
