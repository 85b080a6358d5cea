import { rateDemo } from '../relevance/rate-demo.ts';

/** nDCG@5 of the rated searches by language, and how many searches each has. */
export async function measureSearchRelevance() {
  const relevance = await rateDemo();
  return Object.fromEntries(
    Object.entries(relevance).map(([language, { score, results }]) => [
      language,
      {
        'nDCG@5': Number(score.toFixed(3)),
        searches: results.length,
        'wrong first or unwanted result': results.filter(({ problems }) => problems.length > 0).length,
      },
    ]),
  );
}
