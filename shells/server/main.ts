/** The server alone, with everything built: `node shells/server/main.ts`. */
import { readConfig } from '@consignment/server/config/config';
import { serve } from './serve.ts';
import { explain } from './setup.ts';

try {
  await serve(readConfig(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
