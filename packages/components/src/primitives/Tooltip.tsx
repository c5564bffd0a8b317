import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import * as styles from './Tooltip.css.ts';

type Props = {
  /** Null for none, so that a control keeps its place in the tree when its reason comes and goes. */
  text: string | null;
  /** False where the text only repeats the control's own name. */
  isRead?: boolean;
  width?: 'content' | 'full';
  /** Draws the focusable control; give it the id as `aria-describedby`. */
  children: (descriptionId: string | undefined) => ReactNode;
};

/**
 * A few words about a control, on hover and on focus. It stays while the pointer is on it and leaves on Escape
 * (WCAG 1.4.13). Never the only place of what a person must know: touch has no hover.
 */
export function Tooltip({ text, isRead = true, width = 'content', children }: Props) {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const hide = () => setIsShown(false);

  return (
    <span
      ref={frame}
      className={styles.frame({ width })}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children(text !== null && isRead ? id : undefined)}
      {/* What is read belongs to its control at all times; the rest would only fill a table with hidden words. */}
      {text !== null && (isRead || isShown) && (
        <Bubble id={id} text={text} isRead={isRead} isShown={isShown} frame={frame} onHide={hide} />
      )}
    </span>
  );
}

type BubbleProps = {
  id: string;
  text: string;
  isRead: boolean;
  isShown: boolean;
  frame: RefObject<HTMLSpanElement | null>;
  onHide: () => void;
};

/** Apart from the frame, so that a table full of tooltips keeps nothing for those that nobody has asked for. */
function Bubble({ id, text, isRead, isShown, frame, onHide }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!frame.current || !bubble.current || bubble.current.matches(':popover-open') === isShown) return;
    if (!isShown) return bubble.current.hidePopover();
    // The top layer is clipped by no scroller and covered by no dialog; its place must then be set by hand.
    bubble.current.showPopover();
    place(bubble.current, frame.current.getBoundingClientRect());
  }, [isShown, frame]);
  // On the document: under a pointer alone, the keys go to whatever has focus elsewhere.
  useEffect(() => {
    if (!isShown) return;
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onHide();
      // One press closes one thing: what is around the control, such as a menu of the page, waits for the next.
      if (event.target instanceof Node && frame.current?.contains(event.target)) event.stopPropagation();
    };
    document.addEventListener('keydown', hideOnEscape, { capture: true });
    return () => document.removeEventListener('keydown', hideOnEscape, { capture: true });
  }, [isShown, frame, onHide]);
  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.bubble}
      aria-hidden={!isRead}
    >
      {text}
    </span>
  );
}

/** Below the control and centred on it, above where there is no room below, never outside the window. */
function place(bubble: HTMLElement, control: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const gap = 4;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = control.bottom + gap + height <= clientHeight;
  const centred = control.left + control.width / 2 - width / 2;
  const left = Math.max(gap, Math.min(centred, clientWidth - width - gap));
  const top = fitsBelow ? control.bottom + gap : Math.max(gap, control.top - gap - height);
  bubble.style.left = `${(100 * left) / clientWidth}%`;
  bubble.style.top = `${(100 * top) / clientHeight}%`;
}
