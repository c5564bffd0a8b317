import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor, type UserEventObject } from 'storybook/test';
import type { Answered, Outcome } from '../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer } from './answers.ts';

/** A control that takes effect at once and shows the saved state: a Switch, a SavingCheckbox. */
type Props = { isOn: boolean; onChange: (isOn: boolean) => Promise<Answered> };

export const onSave = (outcome: Outcome = done) =>
  fn<(isOn: boolean) => Promise<Outcome>>(() => Promise.resolve(outcome));

/** Draws it as a page does, which takes over what was saved. */
export function saving<Args extends Props>(Control: (props: Args) => ReactNode) {
  return function Saving(args: Args) {
    const [isOn, setIsOn] = useState(false);
    return (
      <Control
        {...args}
        isOn={isOn}
        onChange={async (next) => {
          const outcome = await args.onChange(next);
          if (outcome.is === 'done') setIsOn(next);
          return outcome;
        }}
      />
    );
  };
}

/** With focus on the control. Pressed in every way while its save is awaited it is sent once, and it changes with the answer. `key` presses it too. */
export async function expectSaving(
  { args, userEvent }: { args: Pick<Props, 'onChange'>; userEvent: UserEventObject },
  control: HTMLElement,
  key: ' ' | '{Enter}',
): Promise<void> {
  const { promise, answer } = pendingAnswer();
  (args.onChange as ReturnType<typeof fn>).mockReturnValueOnce(promise);
  await expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(control);
  await userEvent.keyboard(key);
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(control).not.toBeChecked();
  answer(done);
  await waitFor(() => expect(control).toBeChecked());
  await userEvent.keyboard(key);
  await waitFor(() => expect(control).not.toBeChecked());
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
  await userEvent.keyboard(' ');
  await waitFor(() => expect(control).toBeChecked());
  await expect(control).toHaveFocus();
}
