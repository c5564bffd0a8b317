import * as Radix from 'radix-ui/popover';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ButtonSize, ButtonTone } from '../actions/Button.tsx';
import { button, icon as buttonIcon } from '../actions/Button.css.ts';
import { iconSize } from '../text/icon.css.ts';
import type { Icon } from '../text/icon.ts';
import * as styles from './Popover.css.ts';
import { usePortalContainer } from '../layout/portal-container.ts';

type Props = {
  /** Words of the button that opens it. */
  label: string;
  title: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: Icon;
  shape?: 'label' | 'icon';
  children: ReactNode;
};

/** More about one thing, opened beside it on demand; the page stays usable. Actions belong in Menu, tasks in Dialog. */
export function Popover({
  label,
  title,
  tone = 'quiet',
  size = 'small',
  icon: Drawing,
  shape = 'label',
  children,
}: Props) {
  const container = usePortalContainer();
  const titleId = useId();
  const isIconOnly = shape === 'icon' && Drawing !== undefined;
  return (
    <Radix.Root>
      <Radix.Trigger
        className={button({ tone, size, shape: isIconOnly ? 'icon' : 'label' })}
        aria-label={isIconOnly ? label : undefined}
      >
        {Drawing && <Drawing aria-hidden className={isIconOnly ? iconSize.medium : buttonIcon} />}
        {!isIconOnly && <span>{label}</span>}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={styles.panel}
          aria-labelledby={titleId}
          sideOffset={4}
          collisionPadding={8}
          align="start"
          tabIndex={-1}
        >
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
