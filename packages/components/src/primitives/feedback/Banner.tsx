import { defineTexts } from '@consignment/domain/text/texts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';
import type { Icon } from '../text/icon.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('Banner', {
  positive: 'Success:',
  caution: 'Warning:',
  critical: 'Error:',
});

export type Tone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';

type Props = {
  tone: Tone;
  title: string;
  children?: ReactNode;
  /** A Button or a Link, at most one. */
  action?: ReactNode;
  /** `assertive` interrupts: only for a refusal that has just happened. Banners that come with the page need none. */
  announcement?: 'none' | 'polite' | 'assertive';
};

/** A message about the page or a region that stays until its cause is gone. A saved change is a toast. */
export function Banner({ tone, title, children, action, announcement = 'none' }: Props) {
  const Drawing = drawings[tone];
  return (
    <div className={styles.banner({ tone })} role={roles[announcement]}>
      <Drawing aria-hidden className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.title}>
            {hasKind(tone) && <VisuallyHidden>{`${texts[tone]} `}</VisuallyHidden>}
            <span>{title}</span>
          </p>
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}

const drawings = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} satisfies Record<Tone, Icon>;

/** A neutral message and an info have no name of their kind. */
function hasKind(tone: Tone): tone is keyof typeof texts {
  return tone in texts;
}

const roles = { none: undefined, polite: 'status', assertive: 'alert' } as const;
