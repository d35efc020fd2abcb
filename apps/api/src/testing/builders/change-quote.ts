import { DataSource } from 'typeorm';
import { Statements } from '../../database/statements';
import { refreshTops } from '../../quotes';
import { Quote } from '../../quotes/quote.entity';
import type { TestApi } from '../servers/start-api';

type Change = { [Field in keyof Quote]?: Quote[Field] | string | null | (() => string) };

/**
 * Changes quotes directly, as time or other parts of the product would.
 * @param id one or several; null: all
 */
export async function changeQuote(
  api: TestApi,
  id: string | readonly string[] | null,
  change: Change,
): Promise<void> {
  const quotes = api.app
    .get(DataSource)
    .createQueryBuilder()
    .update(Quote)
    .set(change as object);
  if (id !== null) quotes.whereInIds([id].flat());
  await quotes.execute();
  const statements = api.app.get(Statements, { strict: false });
  const changed = id === null ? await statements.run<{ id: string }>('SELECT id FROM quote') : null;
  await refreshTops(statements, changed?.map((quote) => quote.id) ?? [id ?? []].flat());
}

/** Its price expires at that time; it was saved well before. */
export const expireQuote = (api: TestApi, id: string | null, at: Date): Promise<void> =>
  changeQuote(api, id, { createdAt: new Date(at.getTime() - 40 * 86_400_000), validUntil: at });
