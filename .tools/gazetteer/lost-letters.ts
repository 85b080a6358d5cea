/** The replacement character. The package `zipcodes` has it instead of some letters with an accent. */
const LOST_LETTER = '\uFFFD';

/** The words of Canadian towns in which `zipcodes` has lost letters. */
const WORDS = `
  adèle bélair chaudière châteauguay côte dorothée émard émile épiphanie félicien françois gaspé
  gaspésie geneviève grâce hébertville île îles jérôme jonquière lamèque lanaudière laterrière
  léonard lévis mère métabetchouan montérégie pelé québec région rivière rivières témiscamingue
  thérèse
`;

const wordsByLostForm = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replace(/[^a-z]/g, LOST_LETTER), word]),
);

/**
 * Restores the letters of a town that `zipcodes` has lost: `Gasp\uFFFDsie` becomes `Gaspésie`. Throws for an unknown word, which a new version
 * of the package can have.
 */
export function restoreLetters(town: string): string {
  return town.replace(/[\p{L}\uFFFD]*\uFFFD[\p{L}\uFFFD]*/gu, (lost, at: number) => {
    const word = wordsByLostForm.get(lost.toLowerCase());
    if (word === undefined) throw new Error(`lost-letters.ts has no word for "${lost}" in "${town}".`);
    // The package has capitals at the beginning of the town and after a space only.
    const hasCapital = at === 0 || town[at - 1] === ' ';
    return hasCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
