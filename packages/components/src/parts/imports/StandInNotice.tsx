import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';

type Props = {
  /** The person's word for it. */
  app: 'app' | 'portal';
  isAsking: boolean;
  onRetry: () => void;
};

/**
 * Some of the shop's settings did not load, and the pages go by their defaults. Leave it out as soon as they are there.
 * A page that cannot do without what did not load is a FailedState.
 */
export function StandInNotice({ app, isAsking, onRetry }: Props) {
  return (
    <aside aria-label="Settings that did not load">
      <Banner
        tone="caution"
        title="Some settings of the shop could not be loaded."
        announcement="polite"
        action={
          <Button
            label="Retry"
            size="small"
            onClick={onRetry}
            state={isAsking ? { is: 'busy', label: 'Trying again…' } : { is: 'ready' }}
          />
        }
      >
        <p>
          Until they are loaded, the <span>{app}</span> uses the defaults. We keep trying.
        </p>
      </Banner>
    </aside>
  );
}
