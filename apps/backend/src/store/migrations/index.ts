import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { createTables } from './0001-create-tables.ts';
import { seedBrands } from './0002-seed-brands.ts';
import { keepFiveBrands } from './0003-five-brands.ts';

export type DialectName = 'sqlite' | 'postgres';

export interface Migration {
  readonly name: string;
  /** Runs inside the transaction that also records it. */
  up(db: Kysely<Database>, dialect: DialectName): Promise<void>;
}

/** In the order they run. A released migration never changes: add the next one. */
export const migrations: readonly Migration[] = [
  { name: '0001-create-tables', up: createTables },
  { name: '0002-seed-brands', up: seedBrands },
  { name: '0003-five-brands', up: keepFiveBrands },
];
