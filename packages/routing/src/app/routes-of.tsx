import { use, type ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { PageTitle, WindowTitle, type AppPage } from './pages.tsx';
import type { MayEnter } from './start-app.tsx';

/** A frame around pages, as a route. */
export type AppFrameRoute = Pick<
  RouteObject,
  'lazy' | 'loader' | 'shouldRevalidate' | 'Component' | 'ErrorBoundary' | 'HydrateFallback' | 'children'
> & {
  /** The frame around it. */
  frame?: string;
  /** All its pages need a session. */
  needsSession?: true;
};

type AnyPage = AppPage<unknown, never>;

type Options<Page extends AnyPage> = {
  frames: Readonly<Record<string, AppFrameRoute>>;
  mayEnter: MayEnter;
  /** Ends a loader where the person does not have the right; undefined where every person has it. */
  needs: (right: Page['right']) => (() => Promise<void>) | undefined;
  /** Where an app asks more of a page than a session. */
  middlewareOf?: (page: Page) => RouteObject['middleware'];
};

/** The routes of an app's pages, in their frames. The code of a page comes when it is opened. */
export function routesOf<Page extends AnyPage>(
  pages: readonly Page[],
  { frames, mayEnter, needs, middlewareOf = () => [] }: Options<Page>,
): RouteObject[] {
  const within = (around: string | undefined, isEntered: boolean): RouteObject[] => [
    ...Object.entries(frames)
      .filter(([, { frame }]) => frame === around)
      .map(([id, frame]) => ({
        ...frame,
        id,
        middleware: frame.needsSession ? [mayEnter] : [],
        children: [...(frame.children ?? []), ...within(id, isEntered || frame.needsSession === true)],
      })),
    ...pages.filter(({ frame }) => frame === around).map((page) => routeOf(page, isEntered)),
  ];
  const routeOf = (page: Page, isEntered: boolean): RouteObject => {
    const enters = !isEntered && page.right !== 'public';
    return {
      path: page.path,
      middleware: [...(enters ? [mayEnter] : []), ...(middlewareOf(page) ?? [])],
      lazy: async () => {
        const { Component, ErrorBoundary, loader, action, shouldRevalidate } = await page.lazy();
        return {
          loader: guarded(loader, needs(page.right)),
          action,
          shouldRevalidate,
          Component: page.hasOwnTitle === true ? Component : titled(page.title, Component),
          ErrorBoundary: ErrorBoundary && named(page.title, ErrorBoundary),
        };
      },
    };
  };
  return within(undefined, false);
}

function guarded(loader: LoaderFunction | undefined, needs: (() => Promise<void>) | undefined) {
  if (needs === undefined) return loader;
  return async (...asked: Parameters<LoaderFunction>): Promise<unknown> => {
    await needs();
    return (await loader?.(...asked)) ?? null;
  };
}

function titled(title: string, Page: ComponentType) {
  return function TitledPage() {
    return (
      <>
        <title>{use(WindowTitle)(title)}</title>
        <Page />
      </>
    );
  };
}

function named(title: string, Problem: ComponentType) {
  return function NamedProblem() {
    return (
      <PageTitle value={title}>
        <Problem />
      </PageTitle>
    );
  };
}
