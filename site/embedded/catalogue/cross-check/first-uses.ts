/** Remembers who used a value first; says who that was when it is used again. */
export function createFirstUseIndex(): (value: string | number, user: string) => string | undefined {
  const users = new Map<string | number, string>();
  return (value, user) => {
    const first = users.get(value);
    if (first === undefined) users.set(value, user);
    return first;
  };
}
