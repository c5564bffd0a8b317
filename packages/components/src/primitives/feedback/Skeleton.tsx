import { skeleton } from './Skeleton.css.ts';

type Props = { shape?: 'line' | 'shortLine' | 'figure' | 'thumbnail' | 'block' };

/**
 * The outline of content that is loading, where its shape is known. Decorative: the region around it carries
 * `aria-busy` and names the content that is loading.
 */
export function Skeleton({ shape = 'line' }: Props) {
  return <span className={skeleton({ shape })} aria-hidden />;
}
