import {
  paths,
  type MeasurementsPreview,
  type SaveMeasurementsRequest,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { changeCatalogue } from '../../testing/builders/change-catalogue';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { signIn } from '../../testing/sign-in';
import { useApi } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

const now = new Date('2026-11-21T09:00:00.000Z');
const measured: SaveMeasurementsRequest = {
  lengthMm: 1194,
  widthMm: 350,
  layout: null,
  note: '3 mm play each side',
  how: 'phone',
  knownVersion: null,
  price: 'keep',
};

const emptyLayout = { along: 'left', across: 'wall', sinks: [], cutouts: [] };

let admin: { cookie: string };
const api = useApi({ now: () => now, env: { SESSION_IDLE_MINUTES: '1000' } });
beforeAll(async () => {
  admin = await signIn(api);
});
afterEach(() => raisePrices(-raised));
beforeEach(() => api.sql(emptiedSql('quote, deposit, mail, staff_task')));

let raised = 0;
/** Raises rates by pounds per unit until the test ends. */
async function raisePrices(by: number): Promise<void> {
  if (by === 0) return;
  raised += by;
  await changeCatalogue(api, `UPDATE color SET price_modifier = price_modifier + ${by}`);
}

const record = (id: string, request: object = {}) =>
  api.post(paths.measurements(id), { ...measured, ...request }, admin);
const recorded = async (id: string, request: Partial<SaveMeasurementsRequest> = {}) => {
  const reply = await record(id, request);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  expect(reply.headers['cache-control']).toBe('no-store');
  return reply.json<SaveMeasurementsResponse>();
};
const quoteRow = async (id: string) =>
  (await api.sql<Record<string, unknown>>('SELECT * FROM quote WHERE id = $1', [id]))[0] ?? {};
const timelineOf = (id: string) =>
  api.sql('SELECT kind, details, actor_id FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [id]);

describe('the price preview for a size', () => {
  it("uses the rates the quote was priced with, not today's catalogue (D3)", async () => {
    const { id, totalPrice } = await saveAQuote(api);
    await raisePrices(1);
    const reply = await api.post(paths.previewMeasurements(id), { lengthMm: 1194, widthMm: 350 }, admin);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<MeasurementsPreview>()).toEqual({
      currentTotal: totalPrice,
      newTotal: '355.22',
      difference: '-1.78',
      depositCredited: '0.00',
    });
    expect(await api.sql('SELECT * FROM measurement')).toEqual([]);
  });
});

describe('agreed sizes with the price kept', () => {
  it('are saved; the quote and its price stay unchanged', async () => {
    const { id, totalPrice } = await saveAQuote(api);
    const { measurements, revisedQuote } = await recorded(id);
    expect(measurements).toEqual({
      version: 1,
      lengthMm: 1194,
      widthMm: 350,
      layout: null,
      note: '3 mm play each side',
      how: 'phone',
      recordedAt: now.toISOString(),
      by: 'Alison',
      agreement: null,
      unsignedCut: null,
    });
    expect(revisedQuote).toBeNull();
    expect(await quoteRow(id)).toMatchObject({ length: 1200, total_price: totalPrice, measured_at: now });
    expect(await timelineOf(id)).toEqual([
      {
        kind: 'measured',
        details: { version: 1, lengthMm: 1194, widthMm: 350, how: 'phone', price: 'keep' },
        actor_id: expect.any(Number),
      },
    ]);
  });

  it('are in the audit log with the previous sizes, without the note', async () => {
    const { id, reference } = await saveAQuote(api);
    await recorded(id);
    await recorded(id, { lengthMm: 1196, knownVersion: 1, note: 'Mrs Patel rang' });
    const entries = await auditEntriesOf(api, id);
    expect(entries.at(-1)).toMatchObject({
      action: 'quote.measure',
      subject_name: reference,
      before: { version: 1, lengthMm: 1194 },
      after: { version: 2, lengthMm: 1196 },
    });
    expect(JSON.stringify(entries)).not.toContain('Patel');
  });

  it('are stored as versions, and a change based on an old version is rejected', async () => {
    const { id } = await saveAQuote(api);
    await recorded(id);
    expectError(await record(id), 'order/measured-meanwhile');
    expect((await recorded(id, { lengthMm: 1196, knownVersion: 1 })).measurements.version).toBe(2);
    expect(await api.sql('SELECT version, length_mm FROM measurement ORDER BY version')).toEqual([
      { version: 1, length_mm: 1194 },
      { version: 2, length_mm: 1196 },
    ]);
  });

  it('get a conflict if two people record them at the same time', async () => {
    const { id } = await saveAQuote(api);
    const replies = await Promise.all([record(id), record(id, { lengthMm: 1190 })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('make no revision if the price is the same', async () => {
    const { id } = await saveAQuote(api);
    expect((await recorded(id, { lengthMm: 1200, price: 'revise' })).revisedQuote).toBeNull();
    expect(await quoteRow(id)).toMatchObject({ measured_at: now });
  });
});

describe('sizes to cut are refused', { tags: 'thorough' }, () => {
  it.each([
    [{ lengthMm: 99 }, 'quote/size-out-of-range', ['lengthMm']],
    [{ lengthMm: 3201, widthMm: 1601 }, 'quote/size-out-of-range', ['lengthMm', 'widthMm']],
    [{ lengthMm: 1194.5 }, 'request/invalid', ['lengthMm']],
    [{ layout: { ...emptyLayout, sinks: [{ alongMm: 400, acrossMm: 195 }] } }, 'request/invalid', ['layout']],
    [{ layout: { ...emptyLayout, along: 'middle' } }, 'request/invalid', ['layout']],
    [
      { layout: { ...emptyLayout, sinks: Array(3).fill({ alongMm: 400, acrossMm: 195 }) } },
      'request/invalid',
      ['layout'],
    ],
    [{ how: 'by pigeon' }, 'request/invalid', ['how']],
    [{ knownVersion: -1 }, 'request/invalid', ['knownVersion']],
  ] as const)('if they are %j', async (request, code, fields) => {
    const { id } = await saveAQuote(api);
    const { details } = expectError(await record(id, request), code);
    expect(details?.fields?.map(({ field }) => field)).toEqual(fields);
    expect(await api.sql('SELECT * FROM measurement')).toEqual([]);
  });

  it.each([
    ['deleted_at = created_at', 'order/deleted'],
    [`standing = 'superseded'`, 'order/superseded'],
    [`status = 'declined'`, 'order/declined'],
  ] as const)('on a quote with %s', async (change, code) => {
    const { id } = await saveAQuote(api);
    await api.sql(`UPDATE quote SET ${change}`);
    expectError(await record(id), code);
    expectError(await api.post(paths.previewMeasurements(id), measured, admin), code);
  });

  it('with a new price while a deposit is under review, until that is settled', async () => {
    const { id } = await saveAQuote(api);
    await changeQuote(api, null, { depositState: 'review' });
    expectError(await record(id, { price: 'revise' }), 'deposit/in-review');
    expect(await api.sql('SELECT * FROM measurement')).toEqual([]);
    await recorded(id, { price: 'keep' });
  });
});

describe('agreed sizes with a revised price', () => {
  const revised = async (id: string, request: Partial<SaveMeasurementsRequest> = {}) => {
    const { revisedQuote } = await recorded(id, { price: 'revise', ...request });
    if (!revisedQuote) throw new Error('nothing was revised');
    return revisedQuote;
  };

  it('make a new quote at the old rates, which the customer is asked to agree to', async () => {
    const original = await saveAQuote(api, { notes: 'By the window' });
    await changeQuote(api, null, {
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      channel: 'phone',
      deliveryAddress: '1 High Street',
      depositState: 'paid',
      received: '35.70',
    });
    await raisePrices(1);
    const { id, reference, totalPrice } = await revised(original.id);
    expect({ totalPrice, reference }).toEqual({
      totalPrice: '355.22',
      reference: expect.not.stringMatching(original.reference),
    });
    expect(await quoteRow(id)).toMatchObject({
      reference,
      status: 'pending',
      length: 1194,
      width: 350,
      total_price: '355.22',
      notes: 'By the window',
      customer_name: 'Ada Lovelace',
      customer_email: 'ada@example.com',
      channel: 'phone',
      delivery_address: '1 High Street',
      deposit_state: 'paid',
      received: '0.00',
      replaces_quote_id: original.id,
      measured_at: null,
      valid_until: new Date('2026-12-22T00:00:00.000Z'),
      snapshot: { color: { priceModifier: '8.50' }, lines: [{ kind: 'surface', amount: '355.22' }] },
    });
    expect(await quoteRow(original.id)).toMatchObject({
      length: 1200,
      total_price: original.totalPrice,
      measured_at: null,
      standing: 'current',
      received: '35.70',
    });
    expect(await api.sql('SELECT * FROM quote_revision')).toEqual([
      {
        quote_id: id,
        original_id: original.id,
        measurement_version: 1,
        previous_total: original.totalPrice,
        credited_deposit: '35.70',
        state: 'proposed',
        proposed_at: now,
        answered_at: null,
        agreed_by: null,
        agreed_how: null,
        recorded_by: null,
      },
    ]);
    expect(await api.sql('SELECT kind, to_name, to_address, quote_ids FROM mail')).toEqual([
      { kind: 'quote-revised', to_name: 'Ada Lovelace', to_address: 'ada@example.com', quote_ids: [id] },
    ]);
    expect(await timelineOf(id)).toEqual([
      {
        kind: 'made-by-revision',
        details: { quoteId: original.id, reference: original.reference },
        actor_id: expect.any(Number),
      },
    ]);
  });

  it('keep an adjustment by staff unchanged', async () => {
    const { id } = await saveAQuote(api);
    const adjustment = {
      kind: 'adjustment',
      label: 'Goodwill',
      calculation: 'Agreed with staff',
      amount: '-20.00',
    };
    await api.sql(
      `UPDATE quote SET total_price = total_price - 20,
         snapshot = jsonb_set(snapshot, '{lines}', snapshot -> 'lines' || $1::jsonb)`,
      [JSON.stringify(adjustment)],
    );
    const quote = await quoteRow((await revised(id)).id);
    expect(quote).toMatchObject({ total_price: '335.22' });
    expect((quote.snapshot as { lines: unknown[] }).lines.at(-1)).toEqual(adjustment);
  });

  it('send no mail if there is no email address', async () => {
    await revised((await saveAQuote(api)).id);
    expect(await api.sql('SELECT * FROM mail')).toEqual([]);
  });

  it('withdraw an earlier proposal when other sizes are recorded', async () => {
    const { id } = await saveAQuote(api);
    const first = await revised(id);
    const second = await revised(id, { lengthMm: 1190, knownVersion: 1 });
    await recorded(id, { lengthMm: 1198, knownVersion: 2, price: 'keep' });
    expect(
      await api.sql('SELECT quote_id, state, answered_at FROM quote_revision ORDER BY measurement_version'),
    ).toEqual([
      { quote_id: first.id, state: 'withdrawn', answered_at: now },
      { quote_id: second.id, state: 'withdrawn', answered_at: now },
    ]);
    expect(await quoteRow(first.id)).toMatchObject({ status: 'declined' });
    expect(await quoteRow(id)).toMatchObject({ status: 'pending', measured_at: now });
    expect((await timelineOf(first.id)).at(-1)).toMatchObject({ kind: 'revision-withdrawn' });
  });

  it('cannot be recorded on a revised quote before its customer agreed', async () => {
    const { id } = await revised((await saveAQuote(api)).id);
    expectError(await record(id), 'revision/not-agreed');
  });
});
