import { type Catalogue, websiteCodes } from '#embedded/catalogue';
import type { ShopDatabase } from '../database/database.ts';

/** Writes the currency of each website, and the tax rates of the countries that it delivers to. */
export function fillWebsites(database: ShopDatabase, { websites }: Catalogue): void {
  database.run('DELETE FROM tax_rate');
  for (const code of websiteCodes) {
    const { currency, prices, rates } = websites[code];
    database.run(
      `INSERT INTO website (code, currency, has_prices_with_tax) VALUES (?, ?, ?)
       ON CONFLICT (code) DO UPDATE SET currency = excluded.currency,
         has_prices_with_tax = excluded.has_prices_with_tax`,
      code,
      currency,
      Number(prices === 'with tax'),
    );
    for (const [position, [country, rate]] of Object.entries(rates).entries())
      database.run(
        'INSERT INTO tax_rate (website, position, country, rate) VALUES (?, ?, ?, ?)',
        code,
        position,
        country,
        rate,
      );
  }
}
