import { paths } from '@app/contracts';
import { aQuote } from '../testing/builders/a-quote';
import { readCatalogue } from '../testing/builders/catalogue-parts';
import { countQueries } from '../testing/database/count-queries';
import { useApi } from '../testing/servers/use-api';
import { hashOfToken } from './trade-terms';

const api = useApi();
const token = 'A'.repeat(43);

it('saving a quote takes one more query with a trade link, and none without', async () => {
  await api.sql(
    `INSERT INTO trade_customer (id, company, email, created_at, changed_at, link_sent_at, token_hashes)
     VALUES (repeat('A', 22), 'Marsh', 'ana@marsh.example', now(), now(), now(), ARRAY[$1])`,
    [hashOfToken(token)],
  );
  const request = aQuote(await readCatalogue(api));
  const save = (headers = {}) => api.post(paths.quotes, request, headers);
  await save();
  expect(await countQueries(() => save())).toBe(1);
  expect(await countQueries(() => save({ cookie: `trade=${token}` }))).toBe(2);
  expect(await countQueries(() => save({ cookie: 'trade=x' }))).toBe(1);
});
