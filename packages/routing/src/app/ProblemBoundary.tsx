import { defineTexts } from '@consignment/domain/text/texts';
import { RequestFailed, toProblem, type Problem } from '@consignment/client/problem';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { FailedState } from '@consignment/components/primitives/feedback/FailedState';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Component, use, type ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { PageTitle } from './pages.tsx';

const texts = defineTexts('ProblemBoundary', {
  goToTheStartPage: 'Go to the start page',
  forbidden: 'You don’t have access to this page',
  notFound: 'Page not found',
  forbiddenDetail: 'Your role in this shop does not give you access to this page.',
  notFoundDetail: 'This page doesn’t exist.',
  notOpened: 'This page could not be opened.',
  notLoaded: 'This page could not be loaded.',
  panelNotLoaded: 'This part of the page could not be loaded.',
});

type RouteProps = {
  /** Of a frame; a page has it from the table. */
  title?: string;
};

/** Drawn for a route whose loader or screen fails: why the page did not load, and Retry. */
export function RouteProblem({ title: ofFrame }: RouteProps) {
  const ofPage = use(PageTitle);
  const usual = ofFrame ?? ofPage;
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const problem = problemOfRoute(error);
  // The session is over, and the page on its way to the sign-in.
  if (problem.status === 401) return null;
  // A refusal by the server says why, and may be another one the next time.
  const title =
    isRouteErrorResponse(error) || problem.status === 404 ? titleOfEnding(problem.status) : undefined;
  if (title !== undefined) {
    return (
      <Page title={title} description={problem.detail}>
        <title>{title}</title>
        <Inline space="small">
          <ButtonLink href="/" label={texts.goToTheStartPage} />
        </Inline>
      </Page>
    );
  }
  // Only a question can be asked again; code that did not arrive or did not work needs a reload.
  const retry = error instanceof RequestFailed ? () => void revalidate() : () => window.location.reload();
  return (
    <Page title={usual}>
      <title>{usual}</title>
      <FailedState title={texts.notLoaded} problem={problem} onRetry={retry} isRetrying={state !== 'idle'} />
    </Page>
  );
}

/** Of a page that asking again would not bring. */
function titleOfEnding(status: Problem['status']): string | undefined {
  if (status === 403) return texts.forbidden;
  return status === 404 ? texts.notFound : undefined;
}

function reasonOf(status: number): Pick<Problem, 'detail' | 'code'> {
  if (status === 403) return { detail: texts.forbiddenDetail, code: 'forbidden' };
  if (status === 404) return { detail: texts.notFoundDetail, code: 'not_found' };
  return { detail: texts.notOpened, code: 'internal' };
}

/** An address that no route knows is an error of the router's own kind. */
export function problemOfRoute(error: unknown): Problem {
  if (!isRouteErrorResponse(error)) return toProblem(error);
  const { detail, code } = reasonOf(error.status);
  return { status: error.status, code, detail, errors: [{ detail, code }] };
}

type PanelProps = { children: ReactNode };

/** Around one panel of a page: when it fails to draw, the rest of the page stays live. */
export function PanelBoundary({ children }: PanelProps) {
  const { revalidate } = useRevalidator();
  return <Boundary onRetry={() => void revalidate()}>{children}</Boundary>;
}

class Boundary extends Component<PanelProps & { onRetry: () => void }, { problem: Problem | null }> {
  override state: { problem: Problem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: toProblem(error) };
  }

  override render() {
    const { children, onRetry } = this.props;
    const { problem } = this.state;
    if (problem === null) return children;
    const retry = () => {
      this.setState({ problem: null });
      onRetry();
    };
    return <FailedState title={texts.panelNotLoaded} problem={problem} onRetry={retry} />;
  }
}
