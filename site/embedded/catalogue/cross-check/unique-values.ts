/** Returns a function that registers the owner of a value. It returns the first owner if the value is already in use. */
export function createUniquenessCheck(): (value: string | number, owner: string) => string | undefined {
  const owners = new Map<string | number, string>();
  return (value, owner) => {
    const firstOwner = owners.get(value);
    if (firstOwner === undefined) owners.set(value, owner);
    return firstOwner;
  };
}
