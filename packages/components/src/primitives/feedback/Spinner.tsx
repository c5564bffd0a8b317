import { spinner } from './Spinner.css.ts';

/** Something is under way. Decorative: the words beside it say what. Where a shape is known, use Skeleton. */
export function Spinner({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return <span className={spinner({ size })} aria-hidden />;
}
