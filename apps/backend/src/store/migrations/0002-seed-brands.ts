import type { Kysely } from 'kysely';
import { brandSeeds } from '../../brands/seed.ts';
import type { Database } from '../schema.ts';

export async function seedBrands(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('brands')
    .values(
      brandSeeds.map(({ id, name, description, imagePaths }) => ({
        id,
        name,
        description,
        image_paths: JSON.stringify(imagePaths),
      })),
    )
    .execute();
}
