/** The part of commission rules that other features use. */
export { noticeDaysOf } from './queries/rule-settings.ts';
