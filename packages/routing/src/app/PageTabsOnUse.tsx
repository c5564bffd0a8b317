import { lazy, Suspense, type ComponentProps } from 'react';

const PageTabs = lazy(async () => {
  const { PageTabs: Drawn } = await import('@consignment/components/primitives/navigation/PageTabs');
  return { default: Drawn };
});

/** The code of PageTabs comes with the first page that has tabs. */
export function PageTabsOnUse(props: ComponentProps<typeof PageTabs>) {
  return (
    <Suspense>
      <PageTabs {...props} />
    </Suspense>
  );
}
