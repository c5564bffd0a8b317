import { repSearch } from '@consignment/routing/search-reps';
import { client } from './api.ts';

export const searchReps = repSearch(client);
