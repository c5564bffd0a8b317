import type { Settled } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { useRevalidator } from 'react-router-dom';

type Failed = { is: 'failed'; problem: Problem; onRetry: () => void };
type Page<Row> = { count: number; count_is_least?: boolean; results: Row[] };

/** Gives a region of the page that did not load its Retry, which loads the page's data again. */
export function useRegion(): {
  one: <Value>(region: Settled<Value>) => { is: 'ready'; value: Value } | Failed;
  list: <Row>(
    region: Settled<Page<Row>>,
  ) => { is: 'ready'; rows: Row[]; total: number; isLeast: boolean } | Failed;
} {
  const { revalidate } = useRevalidator();
  const onRetry = () => void revalidate();
  return {
    one: (region) => (region.is === 'ready' ? region : { ...region, onRetry }),
    list: (region) =>
      region.is === 'ready'
        ? {
            is: 'ready',
            rows: region.value.results,
            total: region.value.count,
            isLeast: region.value.count_is_least === true,
          }
        : { ...region, onRetry },
  };
}
