import { wallClockAt } from '../time/zone.ts';
import { isolated } from './direction.ts';

export type Greeting = 'Good Morning' | 'Good Afternoon' | 'Good Evening';

/** By the hour of the day, 0 to 23: morning before 12, afternoon before 18 (spec operations §2). */
export function greetingAtHour(hour: number): Greeting {
  if (hour < 12) return 'Good Morning';
  return hour < 18 ? 'Good Afternoon' : 'Good Evening';
}

/** By the clock of an IANA zone. */
export function greetingAt(now: Date, zone: string): Greeting {
  return greetingAtHour(wallClockAt(now, zone).hour);
}

/** 'Good Morning, Rookery Market', as the title of a page; without the name where there is none. */
export function greetingOf(name: string, now: Date, zone: string): string {
  const greeting = greetingAt(now, zone);
  return name.trim() === '' ? greeting : `${greeting}, ${isolated(name)}`;
}
