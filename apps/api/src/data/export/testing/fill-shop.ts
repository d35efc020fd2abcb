import sharp from 'sharp';
import {
  paths,
  defaultAppointmentRules,
  defaultCompany,
  defaultMakingRules,
  defaultCancellingRules,
  type AdminColor,
  type Basin,
  type BasinTemplateResponse,
  type SaveMeasurementsResponse,
} from '@app/contracts';
import { CheckPayment } from '../../../payments/attempts/check-payment';
import { newIdempotencyKey, beginDeposit, lastAttempt, withKey } from '../../../payments/testing/a-deposit';
import { requestRefund } from '../../../payments/testing/a-refund';
import type { FakeCardPayments } from '../../../payments/testing/fake-card-payments';
import { aSession, fillBasket, saveAQuote } from '../../../testing/builders/a-basket';
import { aForm, aPdf } from '../../../testing/builders/a-form';
import { aContact, aTradeInquiry } from '../../../testing/builders/an-inquiry';
import { asStaff, type StaffCalls } from '../../../testing/as-staff';
import { readCatalogue } from '../../../testing/builders/catalogue-parts';
import { addStaff } from '../../../testing/sign-in';
import type { TestApi } from '../../../testing/servers/start-api';

/** Difficult characters: quotation marks, all kinds of line ends, an emoji. */
export const difficultText = 'He said "1,2\\n"; {"a":[1]}\n\tand\u2028then\u2029left 🪨';

export async function fillShop(api: TestApi, cards: FakeCardPayments): Promise<void> {
  const staff = await asStaff(api);
  const send = async <Reply>(url: string, body: unknown, by: 'staff' | 'visitor' = 'staff') => {
    const reply = await (by === 'staff' ? staff : api).post(url, body);
    expect({ url, refused: reply.statusCode >= 300 && reply.body }).toEqual({ url, refused: false });
    return reply.json<Reply>();
  };
  await uploadPicture(api, staff);

  const quote = await saveAQuote(api, { notes: difficultText });
  await saveAQuote(api, { replacesQuoteId: quote.id });
  await fillBasket(api, aSession(), quote);
  const deposit = await beginDeposit(api, { quoteId: quote.id });
  cards.pay(`dep-${deposit.id}-1`);
  await api.app.get(CheckPayment).check((await lastAttempt(api, deposit.id)).id);
  await requestRefund(api, deposit.id, { amount: '5.00', reason: 'Agreed on the phone' }, staff);
  const cash = { amount: '50.00', method: 'cash', paidOn: '2026-11-20', note: 'He said "1,2"; {a}' };
  const { id: paidInCash } = await saveAQuote(api);
  const buyer = { name: 'Marsh Interiors Ltd', address: difficultText, vatNumber: 'GB 123 4567 89' };
  expect((await staff.put(paths.invoiceRecipient(paidInCash), buyer)).statusCode).toBe(200);
  const recorded = await staff.post(paths.recordedPayments(paidInCash), cash, withKey(newIdempotencyKey()));
  expect({ status: recorded.statusCode, body: recorded.body }).toMatchObject({ status: 201 });
  const { revisedQuote } = await send<SaveMeasurementsResponse>(paths.measurements(quote.id), {
    lengthMm: 1194,
    widthMm: 350,
    note: difficultText,
    how: 'phone',
    knownVersion: null,
    price: 'revise',
  });
  expect(revisedQuote).not.toBeNull();
  const ofJob = await saveAQuote(api);
  const job = { name: 'Flat 12–24, Abbey Street', references: [ofJob.reference] };
  expect((await staff.put(paths.quoteJob(ofJob.id), job)).statusCode).toBe(200);
  expect(
    (await staff.put(paths.workshop, { weeklySquareMetres: '12.50', maxLengthMm: 3_300, maxWidthMm: 1_500 }))
      .statusCode,
  ).toBe(200);
  await send(paths.quoteAppointments(quote.id), {
    kind: 'delivery',
    startsAt: null,
    reason: difficultText,
  });
  await api.sql(
    `INSERT INTO visit_entry (id, appointment_id, recorded_by, kind, entered_at, created_at)
     SELECT 'entry-of-a-visit-1', id, 1, 'sizes', now(), now() FROM appointment`,
  );
  await api.sql(
    'INSERT INTO appointment_top (appointment_id, top_id, quantity) SELECT id, quote_id, 1 FROM appointment',
  );
  await api.sql(
    `INSERT INTO drawing_agreement (quote_id, version, drawing, digest, how, agreed_by, signature_id, agreed_at)
     SELECT quote_id, version, '{"lengthMm": 1200}', repeat('0', 64), 'on-site', $1, repeat('A', 22), now() FROM measurement`,
    [difficultText.slice(0, 120)],
  );
  await api.sql(
    `INSERT INTO unsigned_cut (quote_id, version, reason, allowed_by, allowed_at)
     SELECT quote_id, version, $1, 1, now() FROM measurement`,
    [difficultText.slice(0, 300)],
  );
  await api.sql(
    `INSERT INTO cut_tick (quote_id, version, task, ticked_by, ticked_at)
     SELECT quote_id, version, 'Cut', 1, now() FROM measurement`,
  );
  expect((await staff.put(paths.appointmentRules, defaultAppointmentRules)).statusCode).toBe(200);
  const company = { ...defaultCompany, town: 'Caversham', version: 0 };
  expect((await staff.put(paths.company, company)).statusCode).toBe(200);
  const making = {
    rules: { ...defaultMakingRules, quartz: { ...defaultMakingRules.quartz, endsMm: 55 } },
    version: 0,
  };
  expect((await staff.put(paths.making, making)).statusCode).toBe(200);
  expect((await staff.put(paths.adminCancellingRules, defaultCancellingRules)).statusCode).toBe(200);
  await send(paths.tradeCustomers, {
    company: 'Marsh Bathrooms Ltd',
    email: 'ana@marsh.example',
    isActive: true,
    percentages: [{ materialId: (await readCatalogue(api)).material('Marble').id, percent: '12.5' }],
  });
  expect((await staff.put(paths.tradeFloor, { floor: '150' })).statusCode).toBe(200);
  await api.sql(
    `INSERT INTO order_cancellation (id, order_id, quote_id, stage, received, refunded, reason, cancelled_at)
     SELECT repeat('A', 22), order_id, quote_id, 'to-measure', 35.70, 35.70, $2, now() FROM order_item WHERE quote_id = $1`,
    [quote.id, difficultText],
  );

  for (const [form, url, body] of [
    ['contact', paths.contact, { ...aContact(), message: difficultText }],
    ['trade', paths.tradeInquiries, aTradeInquiry()],
  ] as const) {
    const { id } = await send<{ id: string }>(url, body, 'visitor');
    await send(paths.adminInquiryNotes(form, id), { text: difficultText });
    await send(paths.answerInquiry(form, id), { text: difficultText });
    await send(paths.inquiryReplies(form, id), { text: difficultText, method: 'phone' });
    const address = form === 'contact' ? paths.contactAttachments(id) : paths.tradeAttachments(id);
    const files = aForm([{ name: 'plan.pdf', content: aPdf(1_000) }]);
    expect((await api.inject({ method: 'POST', url: address, ...files })).statusCode).toBe(201);
  }
  const note = { key: aContact().email, text: difficultText };
  expect((await staff.post(paths.personNotes, note)).statusCode).toBe(204);
  const change = {
    kind: 'colors',
    materialId: (await readCatalogue(api)).material('Quartz').id,
    percent: '4',
  };
  const { digest } = await send<{ digest: string }>(paths.priceChangePreview, change);
  await send(paths.priceChanges, { ...change, digest });

  await addStaff(api, { email: 'sam@example.com' });
  await api.sql(
    `INSERT INTO balance_request (order_id, due_before, smallest_part, asked_at, asked_by)
     SELECT order_id, now() + interval '14 days', 100, now(), 1 FROM order_item WHERE quote_id = $1`,
    [paidInCash],
  );
  await api.sql(
    `INSERT INTO bank_line (key, booked_on, pence, entry_id, imported_at)
     SELECT repeat('k', 43), '2026-11-21', 1000, id, now() FROM ledger_entry ORDER BY id LIMIT 1`,
  );
  await api.sql(
    `INSERT INTO payout_entry (provider_id, kind, pence, fee_pence, reference, paid_on, booked_on, recorded_at)
     VALUES ('1', 'payout', 3570, 89, 'PID1', '2026-11-23', '2026-11-23', now())`,
  );
  await api.sql(`INSERT INTO locked_month (month, locked_at, locked_by) VALUES ('2020-01', now(), 1)`);
  await api.sql(
    `INSERT INTO reminder_subscription (address_digest, token, created_at) VALUES (repeat('a', 64), repeat('A', 22), now())`,
  );
}

async function uploadPicture(api: TestApi, staff: StaffCalls): Promise<void> {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  const { id } = (await readCatalogue(api)).color('Calacatta Gold');
  const reply = await staff.post(paths.uploadColorImage(id), {
    imageData: `data:image/jpeg;base64,${content.toString('base64')}`,
    fileName: 'slab.jpg',
    mimeType: 'image/jpeg',
    imageField: 'image1',
  });
  expect(reply.json<AdminColor>().imageUrl).toMatch(/^\/api\/images\//);
  const pdf = Buffer.from('%PDF-1.7\nRia\n%%EOF\n').toString('base64');
  const { template } = (await staff.post(paths.basinTemplates, { pdf })).json<BasinTemplateResponse>();
  const [basin] = (await api.get(paths.basins)).json<Basin[]>();
  expect((await staff.put(paths.adminItem('basins', basin?.id ?? 0), { template })).statusCode).toBe(200);
}
