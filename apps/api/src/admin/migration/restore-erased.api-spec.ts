import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@app/contracts';
import { RestoreData } from '../../data';
import { exportTo } from '../../data/restore/testing/an-export-of';
import { ErasePerson } from '../../privacy';
import { columnsWith } from '../../privacy/testing/find-words';
import { saveAQuote } from '../../testing/a-basket';
import { aContact } from '../../testing/an-inquiry';
import { useApi } from '../../testing/use-api';

let now = new Date('2026-11-21T12:00:00.000Z');
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
const folder = mkdtempSync(join(tmpdir(), 'restore-erased-'));
afterAll(() => rmSync(folder, { recursive: true }));
const api = useApi({ now: () => now });

const canary = 'zyzzyva';
const email = `${canary}@example.com`;

/** Of a quote whose customer is known from its link alone, no more than the details would go. */
const knowCustomer = async (quoteId: string) => {
  await api.post(paths.emailQuote, { quoteId, email, name: canary });
  await api.sql('UPDATE quote SET customer_from_link = false WHERE id = $1', [quoteId]);
};
const order = async () => {
  const quote = await saveAQuote(api, { notes: canary });
  await knowCustomer(quote.id);
  await api.post(paths.contact, { ...aContact(), firstName: canary, email });
};
const keep = async (name: string) => {
  const path = join(folder, name);
  await exportTo(path, api, now);
  return path;
};
const command = { userId: null, requestId: null };
const erase = () =>
  api.app.get(ErasePerson, { strict: false }).erase(command, { key: email, confirmation: email });
const restore = (path: string) =>
  api.app.get(RestoreData, { strict: false }).restore({
    path,
    actor: command,
    digest: null,
    confirmation: 'REPLACE',
  });

it('leaves nobody back who was erased since the export, and takes nobody who came again', async () => {
  await order();
  const other = await saveAQuote(api, { notes: 'of somebody else' });
  const before = await keep('before.json');
  later(60);
  await erase();
  later(60);

  expect(await restore(before)).toMatchObject({ erasedAgain: 1 });
  expect(await columnsWith(api, canary)).toEqual([]);
  expect(await api.sql('SELECT notes FROM quote WHERE id = $1', [other.id])).toEqual([
    { notes: 'of somebody else' },
  ]);
  const [entry] = await api.sql<{ before: object }>(
    `SELECT before FROM audit_entry WHERE action = 'person.erase' ORDER BY id DESC LIMIT 1`,
  );
  expect(entry?.before).toMatchObject({ quotes: 1, inquiries: 1 });

  // They come again, which is in a later file.
  later(60);
  await order();
  later(60);
  const since = await keep('since.json');
  expect(await restore(since)).toMatchObject({ erasedAgain: 0 });
  expect(await columnsWith(api, canary)).toContain('quote.customer_email');
});

it('leaves no quote of theirs back that did not say yet whose it was', async () => {
  const quote = await saveAQuote(api, { notes: canary });
  later(60);
  const before = await keep('nobodys.json');
  later(60);
  await knowCustomer(quote.id);
  await erase();
  later(60);
  expect(await restore(before)).toMatchObject({ erasedAgain: 1 });
  expect(await columnsWith(api, canary)).toEqual([]);
});

it('leaves nothing back that was erased by what staff added by hand', async () => {
  const [bare, numbered, others] = [await saveAQuote(api), await saveAQuote(api), await saveAQuote(api)];
  const say = (id: string, values: Record<string, string>) =>
    api.sql(
      `UPDATE quote SET (notes, customer_name, customer_phone, customer_email)
         = (SELECT notes, name, phone, email FROM jsonb_to_record($2) AS r (notes text, name text, phone text, email text))
       WHERE id = $1`,
      [id, values],
    );
  const phone = '+44 (0)118 496 0444';
  await say(bare.id, { notes: canary });
  await say(numbered.id, { notes: canary, phone });
  await say(others.id, { email: 'bob@example.com', phone });
  await api.post(paths.emailQuote, { quoteId: others.id, email, name: canary });
  await say(others.id, { email: 'bob@example.com', phone });
  later(60);
  const before = await keep('added.json');
  later(60);
  const also = [bare.reference, '01184960444'];
  await api.app.get(ErasePerson, { strict: false }).erase(command, { key: email, also, confirmation: email });
  later(60);
  expect(await restore(before)).toMatchObject({ erasedAgain: 1 });
  for (const word of [canary, '4960444', '496 0444']) expect(await columnsWith(api, word)).toEqual([]);
});

it('keeps of whoever was erased ids alone', async () => {
  const [kept] = await api.sql<{ rows: Record<string, string[]> }>('SELECT rows FROM erasure LIMIT 1');
  for (const id of Object.values(kept?.rows ?? {}).flat()) expect(id).toMatch(/^([A-Za-z0-9_-]{22}|\d+)$/);
  expect(kept?.rows.quoteIds).not.toEqual([]);
});
