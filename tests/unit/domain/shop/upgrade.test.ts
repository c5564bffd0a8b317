import { mayConfirmUpgrade, mayRequestActivation, upgradeStage } from '@consignment/domain/shop/upgrade';
import { describe, expect, it } from 'vitest';

describe('the upgrade offer', () => {
  it('may be accepted while it is valid, and stays accepted', () => {
    expect(mayConfirmUpgrade({ isOffered: true, isAgreed: false, step: 0 })).toEqual({
      is: 'allowed',
      isDone: false,
    });
    for (const isOffered of [true, false]) {
      expect(mayConfirmUpgrade({ isOffered, isAgreed: true, step: 2 })).toEqual({
        is: 'allowed',
        isDone: true,
      });
    }
  });

  it('cannot be accepted by a shop that has none', () => {
    expect(mayConfirmUpgrade({ isOffered: false, isAgreed: false, step: 0 }).is).toBe('refused');
  });
});

describe('the activation', () => {
  it.each([0, 1, 2, 3, 4])('cannot be asked for at step %i', (step) => {
    expect(mayRequestActivation({ isOffered: true, isAgreed: true, step }).is).toBe('refused');
  });

  it('is asked for at the last step, by a shop that has accepted', () => {
    const at = { isOffered: true, isAgreed: true, step: 5 };
    expect(mayRequestActivation(at)).toEqual({ is: 'allowed', isDone: false });
    expect(mayRequestActivation({ ...at, step: 6 })).toEqual({ is: 'allowed', isDone: true });
    expect(mayRequestActivation({ ...at, isAgreed: false }).is).toBe('refused');
  });
});

describe('the stage of an upgrade', () => {
  const stageOf = (isOffered: boolean, isAgreed: boolean, step: number) =>
    upgradeStage({ isOffered, isAgreed, step });

  it('follows the offer, its acceptance, the steps and the request', () => {
    expect(stageOf(false, false, 0)).toBe('notOffered');
    expect(stageOf(true, false, 0)).toBe('offered');
    expect(stageOf(true, true, 0)).toBe('accepted');
    expect(stageOf(true, true, 1)).toBe('migrating');
    expect(stageOf(false, true, 5)).toBe('migrating');
    expect(stageOf(false, true, 6)).toBe('activationRequested');
  });

  it('needs the shop’s agreement before steps count', () => {
    expect(stageOf(false, false, 3)).toBe('notOffered');
  });
});
