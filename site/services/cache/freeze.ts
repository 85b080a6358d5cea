/** One kept value is handed to many visits; frozen, none of them can change it for the others. JSON values only. */
export function freezeDeeply<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeeply(inner);
  return value;
}
