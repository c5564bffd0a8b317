import { activationStep } from '@consignment/domain/shop/upgrade';
import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Checklist, type ChecklistStep } from './Checklist.tsx';

const texts = defineTexts('MigrationChecklist', {
  label: 'Migration progress',
  underWay: 'Under way',
  activate: 'Activate',
  done: 'Done',
  ahead: 'Still to come',
  offer: 'Offer Secured',
  permissions: 'Permissions Updated',
  setup: 'Setup & Data Migrated',
  review: 'App Access & Review',
  reviewTask: 'Please test and review the new app.',
  activation: 'New App Activation',
  activationTask: 'Everything is ready. Activate the new app when you are.',
  requested: 'Requested',
});

type Props = {
  /** 1 to 5; 6 once the activation, the last of them, is requested. */
  step: number;
  onActivate: () => void;
};

/** How far the move to the new app is (spec foundations §2); `Activate` comes with the last step. */
export function MigrationChecklist({ step, onActivate }: Props) {
  return (
    <Checklist
      label={texts.label}
      steps={steps().map(({ title, task, done }, index) => {
        const state = stateOf(index + 1, step);
        return {
          title,
          state,
          detail: state === 'current' ? (task ?? texts.underWay) : (state === 'done' && done) || texts[state],
          action: state === 'current' && index + 1 === activationStep && (
            <Button label={texts.activate} tone="primary" onClick={onActivate} />
          ),
        };
      })}
    />
  );
}

/** `task` is the shop's own task; `done` describes its finished part where more is left. */
const steps = (): { title: string; task?: string; done?: string }[] => [
  { title: texts.offer },
  { title: texts.permissions },
  { title: texts.setup },
  { title: texts.review, task: texts.reviewTask },
  { title: texts.activation, task: texts.activationTask, done: texts.requested },
];

type State = ChecklistStep['state'];

function stateOf(step: number, current: number): State {
  if (step === current) return 'current';
  return step < current ? 'done' : 'ahead';
}
