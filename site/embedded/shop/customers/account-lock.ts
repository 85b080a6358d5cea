import * as v from 'valibot';
import type { Shop } from '../context/context.ts';

/** Magento's defaults: `MAX_FAILURES` wrong passwords lock an account for `LOCK_MS`. */
const MAX_FAILURES = 10;
const LOCK_MS = 10 * 60 * 1000;

const failuresRow = v.object({ failures: v.number(), first_failure_at: v.nullable(v.number()) });

/** Returns whether the account is locked now. */
export function isLocked({ database, now }: Shop, customerId: number): boolean {
  const row = database.first(
    v.object({ locked_until: v.nullable(v.number()) }),
    'SELECT locked_until FROM customer WHERE id = ?',
    customerId,
  );
  return (row?.locked_until ?? 0) > now().getTime();
}

/** Counts a wrong password. The tenth within ten minutes locks the account. */
export function countFailure({ database, now }: Shop, customerId: number): void {
  const time = now().getTime();
  const row = database.first(
    failuresRow,
    'SELECT failures, first_failure_at FROM customer WHERE id = ?',
    customerId,
  );
  if (!row) return;
  const isNewSeries = row.first_failure_at === null || row.first_failure_at + LOCK_MS <= time;
  const failures = isNewSeries ? 1 : row.failures + 1;
  database.run(
    'UPDATE customer SET failures = ?, first_failure_at = ?, locked_until = ? WHERE id = ?',
    failures,
    isNewSeries ? time : row.first_failure_at,
    failures >= MAX_FAILURES ? time + LOCK_MS : null,
    customerId,
  );
}

/** Resets the number of failures and the lock, after the right password or a new password. */
export function resetFailures({ database }: Shop, customerId: number): void {
  database.run(
    'UPDATE customer SET failures = 0, first_failure_at = NULL, locked_until = NULL WHERE id = ?',
    customerId,
  );
}
