import { paths, type PersonMatch } from '@app/contracts';
import { saveAQuote } from '../testing/a-basket';
import { countQueries } from '../testing/count-queries';
import { useApi, useStaff } from '../testing/use-api';

const api = useApi();
const staff = useStaff(api);

const find = async (search: string) =>
  (await staff.get(`${paths.people}?search=${encodeURIComponent(search)}`)).json<PersonMatch[]>();

// No worker runs beside it, which would ask the database things as well.
it('takes as many round trips for everybody as for nobody but one', async () => {
  for (const email of ['bob@example.com', 'ada@example.com', 'eve@example.com']) {
    const { id: quoteId } = await saveAQuote(api);
    expect((await api.post(paths.emailQuote, { quoteId, email })).statusCode).toBe(202);
  }
  expect([await find('bob@example.com'), await find('example.com')].map(({ length }) => length)).toEqual([
    1, 3,
  ]);
  const trips = (search: string) => countQueries(() => find(search));
  const forOne = await trips('bob@example.com');
  expect(await trips('example.com')).toBe(forOne);
  expect(forOne).toBeLessThanOrEqual(4);
});
