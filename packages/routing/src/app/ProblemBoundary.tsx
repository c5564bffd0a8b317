import { RequestFailed, toProblem, type Problem } from '@consignment/client/problem';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { FailedState } from '@consignment/components/primitives/feedback/FailedState';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Component, use, type ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { PageTitle } from './pages.tsx';

type RouteProps = {
  /** Of a frame; a page has it from the table. */
  title?: string;
  /** The data that did not load, such as `The vendors`. */
  what: string;
};

/** Drawn for a route whose loader or screen fails: the data that did not load, and Retry. */
export function RouteProblem({ title: ofFrame, what }: RouteProps) {
  const ofPage = use(PageTitle);
  const usual = ofFrame ?? ofPage;
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const problem = problemOfRoute(error);
  // The session is over, and the page on its way to the sign-in.
  if (problem.status === 401) return null;
  // A refusal by the server says why, and may be another one the next time.
  const title =
    isRouteErrorResponse(error) || problem.status === 404 ? endings[problem.status ?? 0] : undefined;
  if (title !== undefined) {
    return (
      <Page title={title} description={problem.detail}>
        <title>{title}</title>
        <Inline space="small">
          <ButtonLink href="/" label="Go to the start page" />
        </Inline>
      </Page>
    );
  }
  // Only a question can be asked again; code that did not arrive or did not work needs the page anew.
  const retry = error instanceof RequestFailed ? () => void revalidate() : () => window.location.reload();
  return (
    <Page title={usual}>
      <title>{usual}</title>
      <FailedState what={what} problem={problem} onRetry={retry} isRetrying={state !== 'idle'} />
    </Page>
  );
}

/** Of a page that asking again would not bring. */
const endings: Readonly<Record<number, string>> = { 403: 'Not for your account', 404: 'Page not found' };

const reasons: Readonly<Record<number, Pick<Problem, 'detail' | 'code'>>> = {
  403: { detail: 'Your role in this shop does not include this page.', code: 'forbidden' },
  404: { detail: 'There is no such page.', code: 'not_found' },
};
const unknownReason = { detail: 'This page could not be opened.', code: 'internal' } as const;

/** An address that no route knows is an error of the router's own kind. */
export function problemOfRoute(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return toProblem(error);
  const { detail, code } = reasons[error.status] ?? unknownReason;
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
