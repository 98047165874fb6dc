import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findScopeProblems, type Statement } from './statement-scope.ts';

export interface SentStatements {
  /** Runs work whose statements are not checked: it creates databases or migrates them. */
  ignoreIn<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the statements that were sent during the work. */
  during(work: () => Promise<unknown>): Promise<readonly Statement[]>;
}

/** Makes each test of a file fail that sends Postgres a statement which is not limited to one shopper. */
export function checkSentStatements(): SentStatements {
  const { query } = pg.Client.prototype;
  let isIgnored = false;
  const counts = { ignored: 0, checked: 0 };
  let sent: Statement[] = [];
  beforeAll(() => {
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      counts[isIgnored ? 'ignored' : 'checked']++;
      if (!isIgnored) sent.push(statementOf(args));
      return Reflect.apply(query, this, args);
    };
  });
  afterEach(async () => {
    const statements = sent;
    sent = [];
    for (const statement of statements)
      expect(await findScopeProblems(statement), statement.text).toEqual([]);
  });
  afterAll(() => {
    pg.Client.prototype.query = query;
    // Both are 0 without Postgres.
    expect(counts.checked > 0).toBe(counts.ignored > 0);
  });
  return {
    async during(work) {
      const before = sent.length;
      await work();
      return sent.slice(before);
    },
    async ignoreIn(work) {
      isIgnored = true;
      try {
        return await work();
      } finally {
        isIgnored = false;
      }
    },
  };
}

/** `query` takes a text, or an object with it. */
function statementOf([query, values]: readonly unknown[]): Statement {
  const { text = query, values: own = values } = Object(query);
  return { text: String(text), values: Array.isArray(own) ? own : [] };
}
