import { defineTexts } from '@consignment/domain/text/texts';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { iconSize } from '../../../primitives/text/icon.css.ts';
import type { Icon } from '../../../primitives/text/icon.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './Checklist.css.ts';

const texts = defineTexts('Checklist', {
  done: '(done)',
});

export type ChecklistStep = {
  title: string;
  state: 'done' | 'current' | 'ahead';
  /** Null where the title and its drawing say enough. */
  detail: string | null;
  /** Leads on, at the current step. */
  action?: ReactNode;
};

type Props = { label: string; steps: readonly ChecklistStep[] };

/** Steps in their order, with those that are done and the one that is next. */
export function Checklist({ label, steps }: Props) {
  return (
    // A list without markers loses its role in Safari unless the role is set again.
    <ol role="list" aria-label={label} className={styles.list}>
      {steps.map(({ title, state, detail, action }) => {
        const Drawing = drawings[state];
        return (
          <li
            key={title}
            className={styles.step({ state })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.icon({ state })}>
              <Drawing aria-hidden className={iconSize.medium} />
            </span>
            <div className={styles.words}>
              <Text as="strong" weight="semibold">
                <span>{title}</span>
                {state === 'done' && detail === null && <VisuallyHidden> {texts.done}</VisuallyHidden>}
              </Text>
              {detail !== null && (
                <Text as="span" size="small" tone={state === 'current' ? 'default' : 'muted'}>
                  {detail}
                </Text>
              )}
              {action}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const drawings = {
  done: CircleCheck,
  current: CircleDot,
  ahead: Circle,
} satisfies Record<ChecklistStep['state'], Icon>;
