create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
insert into kysely_migration (name, timestamp) select name, '1970-01-01T00:00:00.000Z' from schema_migrations;
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
insert into "kysely_migration" ("name", "timestamp") values ('0004-rate-limits', '2026-11-22T10:00:00.000Z');
create table "readiness_probes" ("id" text primary key, "payload" text not null);
insert into "kysely_migration" ("name", "timestamp") values ('0005-readiness-probes', '2026-11-22T10:00:00.001Z');
