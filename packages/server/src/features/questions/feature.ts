import type { Feature } from '../feature.ts';
import { closeStaleQuestions } from './close-stale-questions.ts';
import { questionsExport } from './questions-export.ts';
import { forgetUnsentFiles } from './queries/question-files.ts';

export const questions: Feature = {
  recurring: { 'question-clock': { cron: '27 * * * *', run: closeStaleQuestions } },
  forgets: [{ afterDays: 1, forget: forgetUnsentFiles }],
  exports: [questionsExport],
};
