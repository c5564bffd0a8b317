import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Badge } from './Badge.tsx';

type Props = {
  count: number;
  /** The number with its noun, such as `3 new accounts`. */
  words: string;
};

/** How much waits behind a name: read as “Accounts (3 new accounts)”. A number that is too long for its place ends in a plus. */
export function WaitingCount({ count, words }: Props) {
  return (
    <>
      <span aria-hidden>
        <Badge tone="caution" label={count > 99 ? '99+' : String(count)} />
      </span>
      <VisuallyHidden>{`(${words})`}</VisuallyHidden>
    </>
  );
}
