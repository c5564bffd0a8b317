import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react';
import * as styles from './Tooltip.css.ts';

type Words = {
  /** Null for none, so that a control keeps its place in the tree when its reason comes and goes. */
  text: string | null;
  /** False where the text only repeats the control's own name. */
  isRead?: boolean;
};

type Props = Words & {
  width?: 'content' | 'full';
  /** Draws the focusable control; give it the id as `aria-describedby`. */
  children: (descriptionId: string | undefined) => ReactNode;
};

/** Long enough that a pointer on its way past opens none. */
const momentMs = 400;

/**
 * A few words about a control: after a moment of hovering, and at once on focus by keyboard. It stays as long as either
 * lasts and leaves on Escape and on a click. It takes no pointer, so that it is in the way of nothing beneath it; it has
 * to be short enough to be read from the control (WCAG 1.4.13). Never the only place of a fact that a person must know: touch
 * has no hover.
 */
export function Tooltip({ text, isRead = true, width = 'content', children }: Props) {
  const { frame, handlers, descriptionId, bubble } = useTooltip<HTMLSpanElement>({ text, isRead });
  return (
    <span ref={frame} className={styles.frame({ width })} {...handlers}>
      {children(descriptionId)}
      {bubble}
    </span>
  );
}

/**
 * A Tooltip without its own element, for a control in every row of a table: `frame` and `handlers` go on
 * the control, `bubble` beside it.
 */
export function useTooltip<Frame extends HTMLElement>({ text, isRead = true }: Words) {
  const id = useId();
  const frame = useRef<Frame>(null);
  const [isShown, setIsShown] = useState(false);
  const moment = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<{ wasShown: boolean } | null>(null);
  const show = () => {
    clearTimeout(moment.current);
    setIsShown(true);
  };
  const hide = () => {
    clearTimeout(moment.current);
    setIsShown(false);
  };
  useEffect(() => () => clearTimeout(moment.current), []);

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    clearTimeout(moment.current);
    if (pointerType !== 'touch') moment.current = setTimeout(show, momentMs);
  };
  const onPointerDown = () => {
    press.current = { wasShown: isShown };
    hide();
  };
  const onClick = ({ detail }: MouseEvent) => {
    const { wasShown } = press.current ?? { wasShown: false };
    press.current = null;
    // A key has no detail. A person who presses a disabled control asks why.
    if (isRead && detail > 0 && !wasShown) show();
    else if (!isRead) hide();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (press.current === null && target.matches(':focus-visible')) show();
  };
  const onLeave = () => {
    press.current = null;
    hide();
  };

  return {
    frame,
    handlers: { onPointerEnter, onPointerLeave: onLeave, onPointerDown, onClick, onFocus, onBlur: onLeave },
    descriptionId: text !== null && isRead ? id : undefined,
    // Text for screen readers belongs to its control at all times; the rest would only fill a table with hidden words.
    bubble: text !== null && (isRead || isShown) && (
      <Bubble id={id} text={text} isRead={isRead} isShown={isShown} frame={frame} onHide={hide} />
    ),
  };
}

type BubbleProps = {
  id: string;
  text: string;
  isRead: boolean;
  isShown: boolean;
  frame: RefObject<HTMLElement | null>;
  onHide: () => void;
};

/** Apart from the frame, so that a table full of tooltips keeps nothing for those that were never opened. */
function Bubble({ id, text, isRead, isShown, frame, onHide }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!frame.current || !bubble.current || bubble.current.matches(':popover-open') === isShown) return;
    if (!isShown) return bubble.current.hidePopover();
    // The top layer is clipped by no scroller and covered by no dialog; its place must then be set by hand.
    bubble.current.showPopover();
    place(bubble.current, frame.current.getBoundingClientRect());
  }, [isShown, frame]);
  // On the document: under a pointer alone, the keys go to the element with focus, and a finger leaves nothing.
  useEffect(() => {
    if (!isShown) return;
    const hideOnPress = (event: Event) => {
      if (!(event.target instanceof Node && frame.current?.contains(event.target))) onHide();
    };
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onHide();
      // One press closes one thing: an element around the control, such as a menu of the page, waits for the next.
      if (event.target instanceof Node && frame.current?.contains(event.target)) event.stopPropagation();
    };
    document.addEventListener('keydown', hideOnEscape, { capture: true });
    document.addEventListener('pointerdown', hideOnPress, { capture: true });
    return () => {
      document.removeEventListener('keydown', hideOnEscape, { capture: true });
      document.removeEventListener('pointerdown', hideOnPress, { capture: true });
    };
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

/** Above the control and centred on it, below where there is no room above, always within the window. */
function place(bubble: HTMLElement, control: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const gap = 4;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsAbove = control.top - gap - height >= gap;
  const centred = control.left + control.width / 2 - width / 2;
  const left = Math.max(gap, Math.min(centred, clientWidth - width - gap));
  const below = Math.min(control.bottom + gap, clientHeight - height - gap);
  const top = fitsAbove ? control.top - gap - height : Math.max(gap, below);
  bubble.style.left = `${(100 * left) / clientWidth}%`;
  bubble.style.top = `${(100 * top) / clientHeight}%`;
}
