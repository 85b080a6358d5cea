import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import * as v from 'valibot';
import { migrations } from './migrations.ts';

const FILE_NAME = 'shop.sqlite';
/** Another process can hold the write lock while it fills the same folder. */
const BUSY_TIMEOUT_MS = 5_000;

/** A SQLite database with typed rows. Prepared statements are cached by their SQL, so the SQL must contain placeholders instead of values. */
export class ShopDatabase {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  /** Returns all rows of a query, validated. */
  all<Schema extends v.GenericSchema>(
    schema: Schema,
    sql: string,
    ...values: SQLInputValue[]
  ): v.InferOutput<Schema>[] {
    return v.parse(v.array(schema), this.#prepare(sql).all(...values));
  }

  /** Returns the first row of a query, validated. */
  first<Schema extends v.GenericSchema>(
    schema: Schema,
    sql: string,
    ...values: SQLInputValue[]
  ): v.InferOutput<Schema> | undefined {
    const row = this.#prepare(sql).get(...values);
    return row === undefined ? undefined : v.parse(schema, row);
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.#prepare(sql).run(...values);
  }

  /** Inserts a row and returns its id. */
  insert(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).lastInsertRowid);
  }

  /** Runs statements as one transaction and returns the result of `work`: all of them take effect, or none if `work` throws. */
  transaction<Result>(work: () => Result): Result {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#connection.exec('COMMIT');
      return result;
    } catch (error) {
      // After some errors, for example a full disk, SQLite has already rolled back.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * Opens the database in a folder. A missing folder or database is created. Migrations that the database does not have yet run in order.
 *
 * @throws {Error} if a newer version of the shop has written the database
 */
export function openDatabase(directory: string): ShopDatabase {
  mkdirSync(directory, { recursive: true });
  const connection = new DatabaseSync(join(directory, FILE_NAME), { timeout: BUSY_TIMEOUT_MS });
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  const database = new ShopDatabase(connection);
  try {
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Runs the migrations that a database does not have yet, in order. Each is a transaction. @throws as `openDatabase` */
export function migrate(database: ShopDatabase): void {
  const version = versionOf(database);
  if (version > migrations.length)
    throw new Error(
      `The database has version ${version}, but this shop knows versions up to ${migrations.length}. Use another folder.`,
    );
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    database.transaction(() => {
      // Another process may have run this migration while this one waited for the write lock.
      if (index < versionOf(database)) return;
      for (const statement of statements) database.run(statement);
      database.run(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

function versionOf(database: ShopDatabase): number {
  return database.first(v.object({ user_version: v.number() }), 'PRAGMA user_version')?.user_version ?? 0;
}
