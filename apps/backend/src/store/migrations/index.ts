import type { Migration } from 'kysely/migration';
import { createTables } from './0001-create-tables.ts';
import { seedBrands } from './0002-seed-brands.ts';
import { keepFiveBrands } from './0003-five-brands.ts';
import { createRateLimits } from './0004-rate-limits.ts';
import { createReadinessProbes } from './0005-readiness-probes.ts';
import { addShopperKeys } from './0006-shopper-keys.ts';
import { addRetention } from './0007-retention.ts';
import { createEndedSignIns } from './0008-ended-sign-ins.ts';
import { addOrderEvents } from './0009-order-events.ts';
import { createStaff } from './0010-staff.ts';
import { createOrderOutbox } from './0011-order-outbox.ts';
import { addOrderArrivals } from './0012-order-arrivals.ts';
import { createShelfPlaces } from './0013-shelf-places.ts';
import { createPushSubscriptions } from './0014-push-subscriptions.ts';
import { createMeasurements } from './0015-measurements.ts';
import { addFits } from './0016-fits.ts';

export type DialectName = 'sqlite' | 'postgres';

/**
 * Returns all migrations by name; they run in the order of their names. A released migration never changes and imports nothing that
 * can change: to change the schema, add a migration.
 */
export const createMigrations = (dialect: DialectName): Record<string, Migration> => ({
  '0001-create-tables': { up: (db) => createTables(db, dialect) },
  '0002-seed-brands': { up: seedBrands },
  '0003-five-brands': { up: keepFiveBrands },
  '0004-rate-limits': { up: (db) => createRateLimits(db, dialect) },
  '0005-readiness-probes': { up: createReadinessProbes },
  '0006-shopper-keys': { up: (db) => addShopperKeys(db, dialect) },
  '0007-retention': { up: addRetention },
  '0008-ended-sign-ins': { up: createEndedSignIns },
  '0009-order-events': { up: (db) => addOrderEvents(db, dialect) },
  '0010-staff': { up: createStaff },
  '0011-order-outbox': { up: createOrderOutbox },
  '0012-order-arrivals': { up: addOrderArrivals },
  '0013-shelf-places': { up: createShelfPlaces },
  '0014-push-subscriptions': { up: createPushSubscriptions },
  '0015-measurements': { up: createMeasurements },
  '0016-fits': { up: addFits },
});
