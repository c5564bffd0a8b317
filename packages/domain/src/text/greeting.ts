import { wallClockAt } from '../time/zone.ts';
import { isolated } from './direction.ts';
import { defineTexts } from './texts.ts';

const texts = defineTexts('Greeting', {
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
  morning: 'Good Morning',
});

const namedTexts = defineTexts('NamedGreeting', {
  afternoon: 'Good Afternoon, {name}',
  evening: 'Good Evening, {name}',
  morning: 'Good Morning, {name}',
});

/** By the hour of the day, 0 to 23: morning before 12, afternoon before 18 (spec operations §2). */
function partOfDay(hour: number): keyof typeof texts {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

export function greetingAtHour(hour: number): string {
  return texts[partOfDay(hour)];
}

/** By the clock of an IANA zone. */
export function greetingAt(now: Date, zone: string): string {
  return greetingAtHour(wallClockAt(now, zone).hour);
}

/** 'Good Morning, Rookery Market', as the title of a page; without the name where there is none. */
export function greetingOf(name: string, now: Date, zone: string): string {
  if (name.trim() === '') return greetingAt(now, zone);
  return namedTexts[partOfDay(wallClockAt(now, zone).hour)]({ name: isolated(name) });
}
