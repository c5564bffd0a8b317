import { activationStep } from '@consignment/domain/shop/upgrade';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import { Button } from '../../../primitives/actions/Button.tsx';
import { iconSize } from '../../../primitives/text/icon.css.ts';
import type { Icon } from '../../../primitives/text/icon.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './checklist.css.ts';

type Props = {
  /** 1 to 5; 6 once the activation, the last of them, is requested. */
  step: number;
  onActivate: () => void;
};

/** How far the move to the new app is (spec foundations §2); `Activate` comes with the last step. */
export function MigrationChecklist({ step, onActivate }: Props) {
  return (
    <ol role="list" aria-label="Migration progress" className={styles.list}>
      {steps.map(({ title, task, done }, index) => {
        const state = stateOf(index + 1, step);
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
                {title}
              </Text>
              <Text as="span" size="small" tone={state === 'current' ? 'default' : 'muted'}>
                {state === 'current' ? (task ?? 'Under way') : (state === 'done' && done) || labels[state]}
              </Text>
              {state === 'current' && index + 1 === activationStep && (
                <Button label="Activate" tone="primary" onClick={onActivate} />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** `task` is what the shop itself has to do; `done` says what it has done where that is not the end of it. */
const steps: readonly { title: string; task?: string; done?: string }[] = [
  { title: 'Offer Secured' },
  { title: 'Permissions Updated' },
  { title: 'Setup & Data Migrated' },
  { title: 'App Access & Review', task: 'Please test and review the new app.' },
  {
    title: 'New App Activation',
    task: 'Everything is ready. Activate the new app when you are.',
    done: 'Requested',
  },
];

type State = 'done' | 'current' | 'ahead';

function stateOf(step: number, current: number): State {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

const labels = { done: 'Done', ahead: 'Still to come' } satisfies Record<Exclude<State, 'current'>, string>;
const drawings = { done: CircleCheck, current: CircleDot, ahead: Circle } satisfies Record<State, Icon>;
