import { defineTexts } from '@consignment/domain/text/texts';
import { DaysFilter } from './DaysFilter.tsx';
import type { ListControls } from './list.ts';
import type { ProductsQuery } from './products-query.ts';

const texts = defineTexts('SoldFilter', {
  sold: 'Sold',
});

export type { ProductsQuery };

type Props = {
  controls: Pick<ListControls<ProductsQuery>, 'query' | 'onQuery' | 'now'>;
  /** IANA zone of the shop. */
  timeZone: string;
};

/**
 * Turns a list of products into a list of sales on some days (spec accounts §4). Other lists are limited to days
 * by a DaysFilter.
 */
export function SoldFilter({ controls, timeZone }: Props) {
  return <DaysFilter label={texts.sold} controls={controls} timeZone={timeZone} />;
}
