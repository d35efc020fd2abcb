import { paths } from '@app/contracts';
import { demoAdmin } from '../../staff/users/demo-admin';
import { aContact } from '../../testing/builders/an-inquiry';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { addStaff, signIn } from '../../testing/sign-in';
import { useApi, useSession } from '../../testing/servers/use-api';
import { inquiryCalls } from './testing/inquiry-calls';

const morning = new Date('2026-11-21T09:00:00.000Z');
const hour = 3_600_000;
const later = (hours: number) => new Date(morning.getTime() + hours * hour);
let now = morning;
let sam: { cookie: string };
const api = useApi({
  now: () => now,
  env: { SESSION_LONGEST_MINUTES: '10000', SESSION_IDLE_MINUTES: '10000' },
});
const admin = useSession(api);
beforeAll(async () => {
  sam = await signIn(api, await addStaff(api, { email: 'sam@example.com', isAdmin: true }));
});
beforeEach(async () => {
  now = morning;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
});

const {
  sendContact: writes,
  sendTrade: asksForTrade,
  list,
  read,
  setStatus,
  addNote,
} = inquiryCalls(() => ({ api, admin }));

describe('an inquiry', () => {
  it('shows the filled-in fields of the contact form, in order and with their labels', async () => {
    const { fields } = await read('contact', await writes());
    expect(fields).toEqual([
      { label: 'First name', value: 'Ada', isLong: false },
      { label: 'Last name', value: "O'Lovelace", isLong: false },
      { label: 'Email', value: 'ada@example.com', isLong: false },
      { label: 'Phone', value: '0118 496 0123', isLong: false },
      { label: 'Message', value: aContact().message, isLong: true },
    ]);
    const without = await read('contact', await writes({ phone: null }));
    expect(without.fields.map(({ label }) => label)).toEqual(['First name', 'Last name', 'Email', 'Message']);
  });

  it('shows the filled-in fields of the trade form too', async () => {
    const { fields } = await read('trade', await asksForTrade({ quantity: null }));
    expect(fields).toEqual([
      { label: 'Company name', value: 'Analytical Interiors & Sons Ltd', isLong: false },
      { label: 'Contact name', value: 'Ada Lovelace', isLong: false },
      { label: 'Email', value: 'ada@example.com', isLong: false },
      { label: 'Phone', value: '+44 118 496 0123', isLong: false },
      { label: 'Project type', value: 'Hotel, 24 bathrooms', isLong: false },
      { label: 'Materials', value: 'Quartz, Marble', isLong: false },
      { label: 'Timeline', value: 'Spring 2027', isLong: false },
      { label: 'Edging requirements', value: 'Bullnose', isLong: false },
      { label: 'Specifications', value: '1200 × 350 mm\n20 mm', isLong: true },
      { label: 'Additional details', value: 'Deliveries before 8 a.m.', isLong: true },
    ]);
  });

  it('shows the requested top, with the ids for making a quote', async () => {
    const parts = await readCatalogue(api);
    const [color, material] = [parts.color('Calacatta Gold'), parts.material('Marble')];
    const id = await writes({
      configuration: {
        materialId: material.id,
        colorId: color.id,
        length: 3200,
        width: '420',
        notes: 'Long',
      },
    });
    const detail = await read('contact', id);
    expect(detail).toMatchObject({ hasConfiguration: true });
    expect(detail.configuration).toEqual({
      material: { id: material.id, name: 'Marble' },
      color: { id: color.id, name: 'Calacatta Gold' },
      thickness: null,
      lengthMm: 3200,
      widthMm: 420,
      sinkType: null,
      cutouts: [],
      notes: 'Long',
    });
  });

  it('shows attachments, also in the list', async () => {
    const ids = { contact: await writes(), trade: await asksForTrade() };
    for (const [index, form] of (['contact', 'contact', 'trade'] as const).entries()) {
      await api.sql(
        `INSERT INTO attachment (id, ${form}_inquiry_id, name, type, size, created_at)
         VALUES ($1, $2, $3, 'application/pdf', 1000, $4)`,
        [`${index}`.repeat(21) + 'A', ids[form], `plan-${index}.pdf`, later(index)],
      );
    }
    const { rows } = await list();
    expect(rows.find(({ form }) => form === 'contact')?.attachmentCount).toBe(2);
    expect(rows.find(({ form }) => form === 'trade')?.attachmentCount).toBe(1);
    const { attachments, attachmentCount } = await read('contact', ids.contact);
    expect(attachmentCount).toBe(2);
    expect(attachments).toEqual(
      [0, 1].map((index) => ({
        id: `${index}`.repeat(21) + 'A',
        name: `plan-${index}.pdf`,
        type: 'application/pdf',
        purpose: 'sent',
        size: 1000,
        url: paths.adminAttachment(`${index}`.repeat(21) + 'A'),
        createdAt: later(index).toISOString(),
      })),
    );
  });

  it('shows its history, oldest first, with who did it', async () => {
    const id = await writes();
    await api.sql(
      `UPDATE mail SET state = 'sent', next_try_at = NULL, settled_at = $1, composed_at = $1, subject = 'x'
       WHERE kind = 'contact-acknowledgement'`,
      [later(0.1)],
    );
    now = later(1);
    await setStatus('contact', id, 'in-progress', sam);
    now = later(2);
    await addNote('contact', id, '  Rang back.\nSends the sizes.  ');
    const { events } = await read('contact', id);
    const [{ first_name: owner } = { first_name: '' }] = await api.sql<{ first_name: string }>(
      'SELECT first_name FROM staff_user WHERE email = $1',
      [demoAdmin.email],
    );
    const plain = { method: null, mail: null };
    expect(events).toEqual([
      {
        at: morning.toISOString(),
        kind: 'received',
        text: 'Received by the contact form',
        by: null,
        ...plain,
      },
      {
        at: later(0.1).toISOString(),
        kind: 'acknowledged',
        text: 'Acknowledged by email',
        by: null,
        ...plain,
      },
      { at: later(1).toISOString(), kind: 'status', text: 'Marked as in progress', by: 'Sam', ...plain },
      { at: later(2).toISOString(), kind: 'note', text: 'Rang back.\nSends the sizes.', by: owner, ...plain },
    ]);
  });
});
