import { paths, type PersonMatch } from '@app/contracts';
import { Statements } from '../database/statements';
import { saveAQuote } from '../testing/builders/a-basket';
import { countQueries } from '../testing/database/count-queries';
import { textOf } from '../testing/text-of';
import { useApi, useStaff } from '../testing/servers/use-api';

const api = useApi();
const staff = useStaff(api);

const find = async (search: string) =>
  (await staff.get(`${paths.people}?search=${encodeURIComponent(search)}`)).json<PersonMatch[]>();

// No worker runs here: its queries would be counted too.
it('takes a constant number of statements for any number of people', async () => {
  for (const email of ['bob@example.com', 'ada@example.com', 'eve@example.com']) {
    const { id: quoteId } = await saveAQuote(api);
    expect((await api.post(paths.emailQuote, { quoteId, email })).statusCode).toBe(202);
  }
  expect([await find('bob@example.com'), await find('example.com')].map(({ length }) => length)).toEqual([
    1, 3,
  ]);
  const queriesOf = (search: string) => countQueries(() => find(search));
  const queriesForOne = await queriesOf('bob@example.com');
  expect(await queriesOf('example.com')).toBe(queriesForOne);
  expect(queriesForOne).toBeLessThanOrEqual(4);
});

/** Mails to `p1@…`, `p2@…`, newest first. */
const sendMails = (count: number, subject: string, domain = 'example.com') =>
  api.sql(
    `INSERT INTO mail (id, kind, key, to_address, state, subject, composed_at, settled_at, created_at)
     SELECT left(translate(encode(sha256((n || $2)::bytea), 'base64'), '+/', '-_'), 21) || 'A', 'quote', n || $2,
       'p' || n || '@' || $3, 'sent', $2, now(), now(), now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer) AS n`,
    [count, subject, domain],
  );

it('finds somebody by a name in the subjects of older mails', async () => {
  await sendMails(1_100, 'Your top of stone');
  await api.sql(`UPDATE mail SET to_name = 'Mia Stone' WHERE to_address = 'p1100@example.com'`);
  expect(await find('stone')).toMatchObject([{ key: 'p1100@example.com' }]);
});

it.each([150, 250])('finds the fifty most recent of %i people', async (count) => {
  const domain = `${count}.example`;
  await sendMails(count, `To ${domain}`, domain);
  expect((await find(`@${domain}`)).map(({ key }) => key)).toEqual(
    Array.from({ length: 50 }, (_, index) => `p${index + 1}@${domain}`),
  );
});

it('finds recipients of mails by the search index', { tags: 'thorough' }, async () => {
  await sendMails(5_000, 'Your quote');
  await api.sql('ANALYZE mail');
  const statementSpy = vi.spyOn(api.app.get(Statements), 'run');
  expect(await find('p4711@')).toMatchObject([{ key: 'p4711@example.com' }]);
  const [statement, values] =
    statementSpy.mock.calls.find((call) => textOf(call[0]).includes('found AS (')) ?? [];
  statementSpy.mockRestore();
  const plan = await api.sql(`EXPLAIN (FORMAT JSON) ${textOf(statement ?? '')}`, [...(values ?? [])]);
  expect(JSON.stringify(plan)).toContain('ix_mail_receiver');
});
