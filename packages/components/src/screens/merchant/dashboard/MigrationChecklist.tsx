import { activationStep } from '@consignment/domain/shop/upgrade';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Checklist, type ChecklistStep } from './Checklist.tsx';

type Props = {
  /** 1 to 5; 6 once the activation, the last of them, is requested. */
  step: number;
  onActivate: () => void;
};

/** How far the move to the new app is (spec foundations §2); `Activate` comes with the last step. */
export function MigrationChecklist({ step, onActivate }: Props) {
  return (
    <Checklist
      label="Migration progress"
      steps={steps.map(({ title, task, done }, index) => {
        const state = stateOf(index + 1, step);
        return {
          title,
          state,
          detail: state === 'current' ? (task ?? 'Under way') : (state === 'done' && done) || labels[state],
          action: state === 'current' && index + 1 === activationStep && (
            <Button label="Activate" tone="primary" onClick={onActivate} />
          ),
        };
      })}
    />
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

type State = ChecklistStep['state'];

function stateOf(step: number, current: number): State {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}

const labels = { done: 'Done', ahead: 'Still to come' } satisfies Record<Exclude<State, 'current'>, string>;
