import { useEffect, useState, type ReactNode } from 'react';
import { FailedState } from '@consignment/components/primitives/feedback/FailedState';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Spinner } from '@consignment/components/primitives/feedback/Spinner';
import { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import * as styles from './gallery.css.ts';
import { readIndex, type IndexEntry } from './story-index.ts';
import { useGlobals, type Globals } from '../../.storybook/globals.ts';

type Props = {
  /** Beside the choice of the width. */
  filter?: (entries: readonly IndexEntry[]) => ReactNode;
  children: (shown: { entries: readonly IndexEntry[]; width: number; globals: Globals }) => ReactNode;
};

type Index = readonly IndexEntry[] | 'loading' | 'failed';

const widths = [
  { value: '1280', label: 'Desk, 1280' },
  { value: '375', label: 'Phone, 375' },
];

/** The frame of a page of small pictures, in the theme of the toolbar. */
export function Gallery({ filter, children }: Props) {
  const globals = useGlobals();
  const [index, setIndex] = useState<Index>('loading');
  const [width, setWidth] = useState('1280');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    readIndex().then(
      (entries) => !isLeft && setIndex(entries),
      () => !isLeft && setIndex('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  return (
    <div className="sb-unstyled">
      <ThemeRoot
        scheme={globals.theme === 'dark' ? 'dark' : 'light'}
        brand={null}
        direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
        fill="content"
      >
        <div className={styles.page}>
          {index === 'loading' && <Spinner />}
          {index === 'failed' && (
            <FailedState
              title="The list of stories could not be loaded."
              problem={null}
              onRetry={() => setAttempt(attempt + 1)}
            />
          )}
          {typeof index === 'object' && (
            <>
              <Inline space="medium">
                {filter?.(index)}
                <FilterSelect label="Width" options={widths} value={width} onSelect={setWidth} />
              </Inline>
              {children({ entries: index, width: Number(width), globals })}
            </>
          )}
        </div>
      </ThemeRoot>
    </div>
  );
}
