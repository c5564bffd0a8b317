import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';

const texts = defineTexts('StandInNotice', {
  label: 'Settings that could not be loaded',
  title: 'Some of the shop’s settings could not be loaded.',
  retry: 'Retry',
  tryingAgain: 'Trying again…',
  detail:
    'Until these settings load, the {app, select, portal {portal} other {app}} will use the defaults. We’ll keep trying.',
});

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
    <aside aria-label={texts.label}>
      <Banner
        tone="caution"
        title={texts.title}
        announcement="polite"
        action={
          <Button
            label={texts.retry}
            size="small"
            onClick={onRetry}
            state={isAsking ? { is: 'busy', label: texts.tryingAgain } : { is: 'ready' }}
          />
        }
      >
        <p>{texts.detail({ app })}</p>
      </Banner>
    </aside>
  );
}
