import { repSearch } from '@consignment/routing/pages/search-reps';
import { client } from '../api.ts';

export const searchReps = repSearch(client);
