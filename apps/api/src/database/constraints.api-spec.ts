import {
  catalogueLimits,
  contactLimits,
  inquiryStatuses,
  quoteLimits,
  workshopRange,
  quoteStatuses,
  tradeLimits,
} from '@app/contracts';
import { Client } from 'pg';
import { cloneDatabase, type TestDatabase } from '../testing/database/clone-database';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await cloneDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => client.query('BEGIN'));
afterEach(() => client.query('ROLLBACK'));

/** Inserts a row with plain SQL, without the checks of the application. */
function insert(table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const parameters = columns.map((_, index) => `$${index + 1}`).join(', ');
  return client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${parameters})`,
    Object.values(row),
  );
}

const aQuoteRow = (changes: Record<string, unknown> = {}) => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  top_id: 'AAAAAAAAAAAAAAAAAAAAAA',
  reference: 'VT-26-00412',
  length: 1200,
  width: 350,
  total_price: '285.60',
  snapshot: '{}',
  created_at: '2026-11-21T11:00:00Z',
  valid_until: '2026-12-22T00:00:00Z',
  ...changes,
});

describe('a quote', () => {
  const { lengthMm, widthMm } = workshopRange;

  it.each<[string, Record<string, unknown>]>([
    ['the smallest size', { length: lengthMm.min, width: widthMm.min }],
    ['the largest size', { length: lengthMm.max, width: widthMm.max }],
    ['one penny', { total_price: '0.01' }],
    ['the longest notes', { notes: 'x'.repeat(quoteLimits.notes) }],
    ...quoteStatuses.map((status): [string, Record<string, unknown>] => [`status ${status}`, { status }]),
  ])('may have %s', async (_, changes) => {
    await insert('quote', aQuoteRow(changes));
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['too short', 'ck_quote_length', { length: lengthMm.min - 1 }],
    ['too long', 'ck_quote_length', { length: lengthMm.max + 1 }],
    ['too narrow', 'ck_quote_width', { width: widthMm.min - 1 }],
    ['too wide', 'ck_quote_width', { width: widthMm.max + 1 }],
    ['free', 'ck_quote_total_price', { total_price: '0.00' }],
    ['negative', 'ck_quote_total_price', { total_price: '-1.00' }],
    ['of an unknown status', 'ck_quote_status', { status: 'paid' }],
    ['stored with a short id', 'ck_quote_id', { id: '412' }],
    ['stored with an id of more than 16 bytes', 'ck_quote_id', { id: `${'A'.repeat(21)}B` }],
    ['stored with a malformed reference', 'ck_quote_reference', { reference: 'VT-2026-1' }],
    ['expired when it is saved', 'ck_quote_valid_until', { valid_until: '2026-11-21T11:00:00Z' }],
    ['stored with notes above the maximum', 'ck_quote_notes', { notes: 'x'.repeat(quoteLimits.notes + 1) }],
    ['stored with a list as its snapshot', 'ck_quote_snapshot', { snapshot: '[]' }],
    [
      'a replacement of an unknown quote',
      'fk_quote_replaces_quote_id',
      { replaces_quote_id: 'BBBBBBBBBBBBBBBBBBBBBA' },
    ],
    [
      'a replacement of itself',
      'ck_quote_replaces_quote_id',
      { replaces_quote_id: 'AAAAAAAAAAAAAAAAAAAAAA' },
    ],
    ['of an unknown deposit state', 'ck_quote_deposit_state', { deposit_state: 'pending' }],
    ...['open', 'review', 'paid'].map((deposit_state): [string, string, Record<string, unknown>] => [
      `deleted while its deposit is ${deposit_state} (D22)`,
      'ck_quote_deleted_at',
      { deposit_state, deleted_at: '2026-11-22T11:00:00Z' },
    ]),
  ])('cannot be %s', async (_, constraint, changes) => {
    await expect(insert('quote', aQuoteRow(changes))).rejects.toMatchObject({ constraint });
  });

  it('has a unique reference', async () => {
    await insert('quote', aQuoteRow());
    const second = insert('quote', aQuoteRow({ id: 'BBBBBBBBBBBBBBBBBBBBBA' }));
    await expect(second).rejects.toMatchObject({ constraint: 'uq_quote_reference' });
  });
});

describe('a basket', () => {
  const session_id = `session-1763683200000-${'0'.repeat(16)}`;
  const times = { created_at: '2026-11-21T11:00:00Z', used_at: '2026-11-21T11:00:00Z' };
  const item = { id: 'BBBBBBBBBBBBBBBBBBBBBA', session_id, quote_id: 'AAAAAAAAAAAAAAAAAAAAAA', position: 1 };
  beforeEach(async () => {
    await insert('quote', aQuoteRow());
    await insert('basket', { session_id, ...times });
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['ck_basket_session_id', 'basket', { session_id: 'session-1', ...times }],
    ['pk_basket', 'basket', { session_id, ...times }],
    [
      'ck_basket_used_at',
      'basket',
      { ...times, session_id: `${session_id}0`, used_at: '2026-11-21T10:00:00Z' },
    ],
    ['ck_basket_item_id', 'basket_item', { ...item, id: '412' }],
    ['ck_basket_item_position', 'basket_item', { ...item, position: 0 }],
    ['fk_basket_item_session_id', 'basket_item', { ...item, session_id: `${session_id}0` }],
    ['fk_basket_item_quote_id', 'basket_item', { ...item, quote_id: 'CCCCCCCCCCCCCCCCCCCCCA' }],
  ])('refuses %s', async (constraint, table, row) => {
    await expect(insert(table, row)).rejects.toMatchObject({ constraint });
  });

  it('has each quote once (D10), and is deleted with its items', async () => {
    await insert('basket_item', item);
    await client.query('SAVEPOINT before');
    await expect(insert('basket_item', { ...item, id: 'CCCCCCCCCCCCCCCCCCCCCA' })).rejects.toMatchObject({
      constraint: 'uq_basket_item_session_id_quote_id',
    });
    await client.query('ROLLBACK TO before; DELETE FROM basket');
    expect((await client.query('SELECT id FROM basket_item')).rows).toEqual([]);
  });
});

describe('the catalogue', () => {
  const { basePrice, colorModifier, flatModifier, name } = catalogueLimits;

  it.each<[string, string, Record<string, unknown>]>([
    ['ck_material_name', 'material', { name: '  ' }],
    ['ck_material_name', 'material', { name: 'x'.repeat(name + 1) }],
    ['ck_material_base_price', 'material', { name: 'Slate', base_price: basePrice.min - 0.001 }],
    ['ck_material_base_price', 'material', { name: 'Slate', base_price: basePrice.max + 0.001 }],
    ['uq_material_name', 'material', { name: 'QUARTZ' }],
    ['fk_color_material_id', 'color', { name: 'Ghost', material_id: 999 }],
    ['ck_color_hex_code', 'color', { name: 'Ghost', material_id: 1, hex_code: 'white' }],
    ['ck_color_hex_code', 'color', { name: 'Ghost', material_id: 1, hex_code: '#fffffg' }],
    [
      'ck_color_price_modifier',
      'color',
      { name: 'Ghost', material_id: 1, price_modifier: colorModifier.min - 0.01 },
    ],
    [
      'ck_color_price_modifier',
      'color',
      { name: 'Ghost', material_id: 1, price_modifier: colorModifier.max + 0.01 },
    ],
    ['ck_color_images', 'color', { name: 'Ghost', material_id: 1, images: '{}' }],
    ['uq_color_name', 'color', { name: 'carrara mist', material_id: 1 }],
    ['ck_sink_type_price_modifier', 'sink_type', { name: 'Trough', price_modifier: flatModifier.min - 0.01 }],
    ['uq_sink_type_name', 'sink_type', { name: 'no sink' }],
    ['ck_cutout_price_modifier', 'cutout', { name: 'Slot', price_modifier: flatModifier.max + 0.01 }],
    ['uq_cutout_name', 'cutout', { name: 'Corner Notch' }],
    ['ck_basin_type', 'basin', { maker: 'Kelda', name: 'Ria', type: 'sunk', size: '{}' }],
    ['ck_basin_maker', 'basin', { maker: ' ', name: 'Ria', type: 'inset', size: '{}' }],
    ['ck_basin_name', 'basin', { maker: 'Kelda', name: '', type: 'inset', size: '{}' }],
    ['ck_basin_size', 'basin', { maker: 'Kelda', name: 'Ria', type: 'inset', size: '[]' }],
    [
      'ck_basin_template',
      'basin',
      { maker: 'Kelda', name: 'Ria', type: 'inset', size: '{}', template: 'https://evil.example/a.pdf' },
    ],
    ['uq_basin_name', 'basin', { maker: 'generic', name: 'oval 430', type: 'inset', size: '{}' }],
    ['uq_thickness_value', 'thickness', { value: '20MM', display_name: 'Again' }],
    ['ck_thickness_display_name', 'thickness', { value: '40mm', display_name: '' }],
    ['ck_catalogue_version_single_row', 'catalogue_version', { id: false, version: 1 }],
  ])('refuses %s', async (constraint, table, row) => {
    await expect(insert(table, row)).rejects.toMatchObject({ constraint });
  });

  it('allows equal colour names in two materials, and reuse of a deleted name (D32)', async () => {
    await insert('color', { name: 'Carrara White', material_id: 1 });
    await client.query(`UPDATE material SET deleted_at = now() WHERE name = 'Quartz'`);
    await insert('material', { name: 'Quartz' });
  });

  it('gets a new version on every write to any of its tables', async () => {
    const version = async () =>
      Number((await client.query('SELECT version FROM catalogue_version')).rows[0]?.version);
    const before = await version();
    for (const table of ['material', 'color', 'sink_type', 'thickness', 'cutout', 'basin']) {
      await client.query(`UPDATE ${table} SET sort_order = sort_order`);
    }
    await insert('cutout', { name: 'Slot' });
    await client.query(`DELETE FROM cutout WHERE name = 'Slot'`);
    expect(await version()).toBe(before + 8);
  });
});

describe('an inquiry', () => {
  const common = {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    email: 'ada@example.com',
    phone: '0118 496 0123',
    created_at: '2026-11-21T11:00:00Z',
  };
  const valid = {
    contact_inquiry: { ...common, first_name: 'Ada', last_name: 'Lovelace', message: 'Hello.' },
    trade_inquiry: { ...common, company_name: 'Analytical Ltd', contact_name: 'Ada' },
  };
  const tables = [
    ['contact_inquiry', contactLimits],
    ['trade_inquiry', tradeLimits],
  ] as const;
  const texts = tables.flatMap(([table, limits]) =>
    Object.entries(limits)
      .filter(([field]) => field !== 'email')
      .map(([field, longest]) => {
        const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        return [table, column, longest] as const;
      }),
  );

  it.each(texts)(
    '%s has a %s of at most %i characters, like the forms (D37)',
    async (table, column, longest) => {
      await insert(table, { ...valid[table], [column]: '🛁'.repeat(longest) });
      await client.query('SAVEPOINT valid; DELETE FROM ' + table);
      const constraint = `ck_${table}_${column}`;
      await expect(
        insert(table, { ...valid[table], [column]: 'x'.repeat(longest + 1) }),
      ).rejects.toMatchObject({ constraint });
      await client.query('ROLLBACK TO valid; DELETE FROM ' + table);
      await expect(insert(table, { ...valid[table], [column]: '' })).rejects.toMatchObject({ constraint });
    },
  );

  it.each(['contact_inquiry', 'trade_inquiry'] as const)('%s has a valid status and id', async (table) => {
    for (const status of inquiryStatuses) {
      await insert(table, { ...valid[table], status });
      await client.query(`DELETE FROM ${table}`);
    }
    const violations: [string, object][] = [
      [`ck_${table}_status`, { status: 'closed' }],
      [`ck_${table}_id`, { id: '412' }],
      [`ck_${table}_email`, { email: 'ada' }],
      ...(table === 'contact_inquiry'
        ? ([['ck_contact_inquiry_configuration', { configuration: '[]' }]] as [string, object][])
        : []),
    ];
    for (const [constraint, changes] of violations) {
      await client.query('SAVEPOINT before');
      await expect(insert(table, { ...valid[table], ...changes })).rejects.toMatchObject({ constraint });
      await client.query('ROLLBACK TO before');
    }
  });
});

describe('an account', () => {
  const account = {
    first_name: 'Sam',
    email: 'sam@example.com',
    password_hash: '$argon2id$v=19$x',
    created_at: '2026-11-21T11:00:00Z',
  };

  it.each<[string, Record<string, unknown>]>([
    ['ck_staff_user_email', { email: 'Sam@example.com' }],
    ['ck_staff_user_email', { email: 'sam' }],
    ['uq_staff_user_email', { email: 'admin@example.com' }],
    ['ck_staff_user_first_name', { first_name: '' }],
    ['ck_staff_user_password_hash', { password_hash: 'vanity-top-dev' }],
  ])('refuses %s: %j', async (constraint, changes) => {
    await expect(insert('staff_user', { ...account, ...changes })).rejects.toMatchObject({ constraint });
  });

  it('is deleted with its sessions', async () => {
    await insert('staff_user', { ...account, id: 77 });
    const times = { created_at: '2026-11-21T11:00:00Z', used_at: '2026-11-21T11:00:00Z' };
    await insert('staff_session', { id: 'x', user_id: 77, ...times });
    await client.query('DELETE FROM staff_user WHERE id = 77');
    expect((await client.query('SELECT id FROM staff_session')).rows).toEqual([]);
  });
});
