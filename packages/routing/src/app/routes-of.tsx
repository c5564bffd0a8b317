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

/** The titles of an app, read when they are shown. */
type Titles<Title extends string> = Readonly<Record<Title, string>>;

type AnyPage = AppPage<unknown, never>;

type Options<Page extends AnyPage> = {
  titles: Titles<Page['title']>;
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
  { titles, frames, mayEnter, needs, middlewareOf = () => [] }: Options<Page>,
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
    const { title }: { title: Page['title'] } = page;
    const titleOf = () => titles[title];
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
          Component: page.hasOwnTitle === true ? Component : titled(titleOf, Component),
          ErrorBoundary: ErrorBoundary && named(titleOf, ErrorBoundary),
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

function titled(titleOf: () => string, Page: ComponentType) {
  return function TitledPage() {
    return (
      <>
        <title>{use(WindowTitle)(titleOf())}</title>
        <Page />
      </>
    );
  };
}

function named(titleOf: () => string, Problem: ComponentType) {
  return function NamedProblem() {
    return (
      <PageTitle value={titleOf()}>
        <Problem />
      </PageTitle>
    );
  };
}
