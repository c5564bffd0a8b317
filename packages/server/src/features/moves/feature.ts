import type { Feature } from '../feature.ts';
import { moveReportExport } from './move-report-export.ts';
import { createMoveWork } from './move-work.ts';

export const moves: Feature = { work: createMoveWork, exports: [moveReportExport] };
