import ChevronDown from 'lucide-react/icons/chevron-down';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ActionState } from './action-state.ts';
import type { ButtonSize, ButtonTone } from './Button.tsx';
import { button, icon as buttonIcon } from './Button.css.ts';
import { iconSize } from '../text/icon.css.ts';
import type { Icon } from '../text/icon.ts';
import { Anchor } from '../navigation/Anchor.tsx';
import * as styles from './Menu.css.ts';
import { usePortalContainer } from '../layout/portal-container.ts';

export type MenuItem = { label: string; icon?: Icon } & (
  | { href: string }
  | { onSelect: () => void; tone?: 'default' | 'critical'; state?: Exclude<ActionState, { is: 'busy' }> }
);

type Props = {
  /** Words of the button, or its accessible name where an icon is shown alone. */
  label: string;
  items: readonly MenuItem[];
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: Icon;
  /** `icon` shows the icon only; it needs one. */
  shape?: 'label' | 'icon';
};

/** Actions on one thing behind one button (APG menu button). One choice among values is a Select. */
export function Menu({
  label,
  items,
  tone = 'secondary',
  size = 'medium',
  icon: Drawing,
  shape = 'label',
}: Props) {
  const container = usePortalContainer();
  const isIconOnly = shape === 'icon' && Drawing !== undefined;
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        className={button({ tone, size, shape: isIconOnly ? 'icon' : 'label' })}
        aria-label={isIconOnly ? label : undefined}
      >
        {Drawing && <Drawing aria-hidden className={isIconOnly ? iconSize.medium : buttonIcon} />}
        {!isIconOnly && <span>{label}</span>}
        {!isIconOnly && <ChevronDown aria-hidden className={buttonIcon} />}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content className={styles.panel} align="end" sideOffset={4} collisionPadding={8} loop>
          {items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  const Drawing = item.icon;
  const drawing = Drawing && <Drawing aria-hidden className={iconSize.small} />;
  if ('href' in item) {
    return (
      <Radix.Item asChild className={styles.item()}>
        <Anchor href={item.href}>
          {drawing}
          <span>{item.label}</span>
        </Anchor>
      </Radix.Item>
    );
  }
  const reason = item.state?.is === 'disabled' ? item.state.reason : null;
  return (
    <Radix.Item
      className={styles.item({ tone: item.tone ?? 'default' })}
      disabled={reason !== null}
      onSelect={item.onSelect}
    >
      {drawing}
      <span className={styles.words}>
        <span>{item.label}</span>
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </span>
    </Radix.Item>
  );
}
