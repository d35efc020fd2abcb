import { Client } from 'pg';
import type { AppConfig } from '../config/app-config';

/** Until its owner has saved the company's facts, a new shop sends nothing and takes no payments. */
const holdUntilCompleteSql = `
  INSERT INTO shop_hold (since, reason) SELECT now(), 'company-incomplete' WHERE NOT EXISTS (SELECT FROM company)
  ON CONFLICT (id) DO NOTHING`;

export async function holdNewShop({ databaseUrl }: Pick<AppConfig, 'databaseUrl'>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(holdUntilCompleteSql);
  } finally {
    await client.end();
  }
}
