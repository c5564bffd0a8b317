import type { Args } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const delay = 3_000;

/** The callbacks with answers that take three seconds; while a story plays they come at once. */
export function slowed(args: Args, isPlaying: () => boolean, wait: () => Promise<unknown>): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => [
      name,
      isCallback(name, value) ? slow(value, isPlaying, wait) : value,
    ]),
  );
}

/** Its component alone knows the arguments and the answer. */
type Callback = (...asked: readonly unknown[]) => unknown;

function isCallback(name: string, value: unknown): value is Callback {
  return typeof value === 'function' && /^on[A-Z]/.test(name);
}

function slow(answer: Callback, isPlaying: () => boolean, wait: () => Promise<unknown>) {
  return (...asked: readonly unknown[]): unknown => {
    const given: unknown = answer(...asked);
    if (!(given instanceof Promise) || isPlaying()) return given;
    return wait().then(() => given);
  };
}

/** The data of a screen as they are before they came: what is `ready` with rows or a value is `loading`. */
export function notYet(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => [
      name,
      isReady(value) ? { is: 'loading' } : value,
    ]),
  );
}

function isReady(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'is' in value &&
    value.is === 'ready' &&
    ('rows' in value || 'value' in value)
  );
}

/**
 * The arguments of a story under slow data. One that plays has its data at once, since its play begins with them; its answers
 * are slow from its end on.
 */
export function useSlowData(args: Args, hasPlay: boolean): Args {
  const [came, setCame] = useState(hasPlay);
  useEffect(() => {
    const timer = setTimeout(() => setCame(true), delay);
    return () => clearTimeout(timer);
  }, []);
  const later = slowed(args, isPlaying, () => new Promise((resolve) => setTimeout(resolve, delay)));
  return came ? later : notYet(later);
}

function isPlaying(): boolean {
  // The event comes with the phase.
  const [last] = (addons.getChannel().last(STORY_RENDER_PHASE_CHANGED) ?? []) as readonly {
    newPhase?: string;
  }[];
  return last?.newPhase === 'playing';
}
