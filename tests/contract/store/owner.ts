import { openDatabase } from '../../../packages/server/src/database/open-database.ts';

/*
 * A process that owns a data directory: prints `open`, then inserts vendors until it is killed and prints each id
 * after its commit; or prints the reason why it could not open.
 */
const [dataDir = '', shopId = '', url] = process.argv.slice(2);
try {
  const database = await openDatabase({ dataDir });
  if (url !== undefined) database.announce({ url, token: 'secret' });
  process.stdout.write('open\n');
  for (let n = 0; ; n++) {
    const name = `${process.pid}-${n}`;
    const { id } = await database.asSystem((tx) =>
      tx
        .insertInto('vendors')
        .values({ shop_id: Number(shopId), name, slug: name, created_at: '2026-03-05T15:00:00Z' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    process.stdout.write(`${id}\n`);
  }
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
