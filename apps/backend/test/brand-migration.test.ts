import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { brandSeeds } from '../src/brands/seed.ts';
import { migrate } from '../src/store/migrate.ts';
import { migrations } from '../src/store/migrations/index.ts';
import type { Database } from '../src/store/schema.ts';

/** Creates a database of the first release: only its two migrations have run. */
async function firstRelease(): Promise<Kysely<Database>> {
  const database = new BetterSqlite3(':memory:');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, 'sqlite', migrations.slice(0, 2));
  return db;
}

const brandsIn = (db: Kysely<Database>) => db.selectFrom('brands').selectAll().orderBy('id').execute();

it('reduces the ten seeded brands to five with logos', async () => {
  const db = await firstRelease();
  expect(await brandsIn(db)).toHaveLength(10);
  await migrate(db, 'sqlite');
  const seeds = brandSeeds.map(({ imagePaths, ...brand }) => ({
    ...brand,
    image_paths: JSON.stringify(imagePaths),
  }));
  expect(await brandsIn(db)).toEqual(seeds);
});

it("keeps every brand that the shop's owner added, edited or renamed", async () => {
  const db = await firstRelease();
  const own = { id: 11, name: 'Own Label', description: 'Ours.', image_paths: '["own.png"]' };
  await db.insertInto('brands').values(own).execute();
  await db.updateTable('brands').set({ description: 'Loungewear.' }).where('id', '=', 6).execute();
  await db.updateTable('brands').set({ image_paths: '["kora.png"]' }).where('id', '=', 2).execute();
  await db.updateTable('brands').set({ name: 'Chalo' }).where('id', '=', 9).execute();
  await db.deleteFrom('brands').where('id', '=', 5).execute();

  await migrate(db, 'sqlite');

  const kept = (await brandsIn(db)).map(({ id, name, image_paths }) => [id, name, image_paths]);
  expect(kept).toEqual([
    [1, 'Rangrez', '["rangrez.svg"]'],
    [2, 'Kora', '["kora.png"]'],
    [3, 'Rakh Denim', '["rakh-denim.svg"]'],
    [4, 'Neelaya', '["neelaya.svg"]'],
    [6, 'Mogra Days', '["mogra-days.webp"]'],
    [9, 'Chalo', '["chalta-hai.webp"]'],
    [11, 'Own Label', '["own.png"]'],
  ]);
});
