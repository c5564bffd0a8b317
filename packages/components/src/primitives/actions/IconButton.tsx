import { ready } from './action-state.ts';
import type { ActionState } from './action-state.ts';
import type { ButtonSize, ButtonTone } from './Button.tsx';
import { button } from './Button.css.ts';
import { iconSize } from '../text/icon.css.ts';
import type { Icon } from '../text/icon.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { useTooltip } from '../overlays/Tooltip.tsx';

type Props = {
  icon: Icon;
  /** The accessible name, also shown on hover and focus. */
  label: string;
  onClick: () => void;
  tone?: ButtonTone;
  size?: ButtonSize;
  state?: ActionState;
};

/** A button without visible words, for drawings everybody knows: close, clear, more. Elsewhere use Button. */
export function IconButton({
  icon: IconDrawing,
  label,
  onClick,
  tone = 'quiet',
  size = 'medium',
  state = ready,
}: Props) {
  const name = state.is === 'busy' ? state.label : label;
  const { frame, handlers, descriptionId, bubble } = useTooltip<HTMLButtonElement>({
    text: state.is === 'disabled' ? `${label}: ${state.reason}` : name,
    isRead: state.is === 'disabled',
  });
  return (
    <>
      <button
        ref={frame}
        type="button"
        className={button({ tone, size, shape: 'icon' })}
        aria-label={name}
        aria-disabled={state.is === 'ready' ? undefined : true}
        aria-busy={state.is === 'busy' ? true : undefined}
        aria-describedby={descriptionId}
        {...handlers}
        onClick={(event) => {
          handlers.onClick(event);
          if (state.is === 'ready') onClick();
        }}
      >
        {state.is === 'busy' ? (
          <Spinner size="small" />
        ) : (
          <IconDrawing aria-hidden className={iconSize[size]} />
        )}
      </button>
      {bubble}
    </>
  );
}
