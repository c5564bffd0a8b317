import type { Feature } from '../feature.ts';
import { forgetReplaysBefore } from './queries/rule-replays.ts';
import { ruleReplayExport } from './rule-replay-export.ts';
import { createReplayWork } from './rule-replay-work.ts';
import { rulesExport } from './rules-export.ts';

export const rules: Feature = {
  work: createReplayWork,
  forgets: [{ afterDays: 7, forget: forgetReplaysBefore }],
  exports: [rulesExport, ruleReplayExport],
};
