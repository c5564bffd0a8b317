import { createColumnChoice } from '@consignment/routing/column-choice';
import { client, session } from './api.ts';

export const useColumnChoice = createColumnChoice({ client, session });
