import { skeleton } from './Skeleton.css.ts';

type Props = { shape?: 'line' | 'shortLine' | 'figure' | 'thumbnail' | 'block' };

/**
 * The outline of what is about to come, where its shape is known. Decorative: the region around it carries
 * `aria-busy` and says in words what is loading.
 */
export function Skeleton({ shape = 'line' }: Props) {
  return <span className={skeleton({ shape })} aria-hidden />;
}
