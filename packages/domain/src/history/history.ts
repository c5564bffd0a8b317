import { eventTexts, historyEvents, type HistoryEvent } from './history-events.ts';
import { historyObjects, type HistoryGroup, type HistoryObject } from './history-objects.ts';

/** The words of an event that may be of a newer version; its name where it is not known. */
export function eventWords(event: string): string {
  return isHistoryEvent(event) ? eventTexts[event] : event;
}

/** The events of a group, for a filter. */
export function eventsOf(group: HistoryGroup): HistoryEvent[] {
  return historyEventNames.filter((event) => historyEvents[event].group === group);
}

/** The names of all events. */
export const historyEventNames: readonly HistoryEvent[] = Object.keys(historyEvents).filter(isHistoryEvent);

export function isHistoryEvent(event: string): event is HistoryEvent {
  return Object.hasOwn(historyEvents, event);
}

export function isHistoryObject(type: string): type is HistoryObject {
  return Object.hasOwn(historyObjects, type);
}
