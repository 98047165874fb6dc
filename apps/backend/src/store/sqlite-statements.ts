import type BetterSqlite3 from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Maximum number of compiled statements: more than the backend has. Statements with a list have a variant for each of its lengths. */
const MAX_STATEMENTS = 200;

/** Makes a connection keep the statements that it has compiled. */
export function keepStatements(database: BetterSqlite3.Database): void {
  const prepare = database.prepare.bind(database);
  const statements = new LRUCache<string, BetterSqlite3.Statement>({ max: MAX_STATEMENTS });
  Object.defineProperty(database, 'prepare', {
    value(source: string) {
      const statement = statements.get(source) ?? prepare(source);
      statements.set(source, statement);
      return statement;
    },
  });
}
