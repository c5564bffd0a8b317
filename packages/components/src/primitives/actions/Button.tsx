import { ready } from './action-state.ts';
import type { ActionState } from './action-state.ts';
import * as styles from './Button.css.ts';
import type { Icon } from '../text/icon.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'critical';
export type ButtonSize = 'small' | 'medium';

type Props = {
  label: string;
  onClick: () => void;
  /** One `primary` a region; `critical` only for actions that cannot be undone. */
  tone?: ButtonTone;
  /** `medium` is a 44 px target; `small` is for rows and toolbars. */
  size?: ButtonSize;
  width?: 'content' | 'full';
  icon?: Icon;
  /** A button that cannot be used stays focusable and says why. */
  state?: ActionState;
};

/** Does something on this page. A way to another page is a Link or a ButtonLink. */
export function Button({
  label,
  onClick,
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon: IconDrawing,
  state = ready,
}: Props) {
  return (
    <Tooltip text={state.is === 'disabled' ? state.reason : null} width={width}>
      {(reasonId) => (
        <button
          type="button"
          className={styles.button({ tone, size, width })}
          aria-disabled={state.is === 'ready' ? undefined : true}
          aria-busy={state.is === 'busy' ? true : undefined}
          aria-describedby={reasonId}
          onClick={() => {
            if (state.is === 'ready') onClick();
          }}
        >
          {state.is === 'busy' ? (
            <Spinner size="small" />
          ) : (
            IconDrawing && <IconDrawing aria-hidden className={styles.icon} />
          )}
          <span>{state.is === 'busy' ? state.label : label}</span>
        </button>
      )}
    </Tooltip>
  );
}
