import { paths, type PersonMatch } from '@app/contracts';
import { saveAQuote } from '../testing/a-basket';
import { asStaff, type StaffCalls } from '../testing/as-staff';
import { countQueries } from '../testing/count-queries';
import { startApi, type TestApi } from '../testing/start-api';

let api: TestApi;
let staff: StaffCalls;
beforeAll(async () => {
  api = await startApi();
  staff = await asStaff(api);
});
afterAll(() => api.stop());

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
