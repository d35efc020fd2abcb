import { paths } from '@app/contracts';
import { beginDeposit } from '../../payments/testing/a-deposit';
import type { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { aSession, fillBasket, saveAQuote } from '../../testing/a-basket';
import { aContact, aTradeInquiry } from '../../testing/an-inquiry';
import type { StaffCalls } from '../../testing/as-staff';
import { readCatalogue } from '../../testing/catalogue-parts';
import type { TestApi } from '../../testing/start-api';
import type { Mailbox } from '../../testing/start-mailbox';
import { customerActions } from './customer-actions';

interface Scene {
  api: TestApi;
  staff: StaffCalls;
  cards: FakeCardPayments;
  mailbox: Mailbox;
  /** Stands in everything that the person is or says. */
  canary: string;
  email: string;
  phone: string;
  address: string;
}

export interface PlantedByCustomer {
  orderId: string;
  depositId: string;
  /** Made by staff in answer to a message of theirs, and says of nobody whose it is. */
  answerId: string;
  /** Somebody else's, which was sent to the person as well. */
  othersQuoteId: string;
  /** Somebody else's, which the person paid for. */
  paidForOthersId: string;
}

/** Somebody else. */
export const bob = { customerName: 'Bob', customerEmail: 'bob@example.com', customerPhone: '0118 496 0111' };

/** What a person leaves behind in the course of an order, by the product's own routes. */
export async function plantByCustomer(scene: Scene): Promise<PlantedByCustomer> {
  const { api, staff, mailbox, canary, email, phone, address } = scene;
  const { send, attach, pay } = customerActions(() => scene);
  const byStaff = async (method: 'post' | 'put', url: string, body: unknown) => {
    const reply = await staff[method](url, body);
    expect({ url, status: reply.statusCode < 300, body: reply.body }).toMatchObject({ status: true });
    return reply.json<{ id: string }>();
  };

  const order = await saveAQuote(api, { notes: `For ${canary}` });
  await send(paths.emailQuote, { quoteId: order.id, email, name: `Eleanor ${canary}`, phone }, 202);
  await attach(paths.quoteAttachments(order.id));
  await fillBasket(api, aSession(), order);
  const customer = { customerName: `Eleanor ${canary}`, customerEmail: email, customerPhone: phone };
  const input = { ...customer, needsDelivery: true, deliveryAddress: address, quoteId: order.id };
  const deposit = await beginDeposit(api, { ...input, quotesDescription: `A top for ${canary}` });
  await pay(deposit);

  const fresh = await saveAQuote(api);
  await send(paths.emailQuote, { quoteId: fresh.id, email: email.toUpperCase(), name: canary }, 202);
  const refused = `x${canary}@canary.example`;
  await mailbox.control('POST', '/faults', {
    on: 'recipient',
    kind: 'reply',
    code: 550,
    message: `no ${refused} here`,
    when: { address: refused },
  });
  await send(paths.emailQuote, { quoteId: fresh.id, email: refused }, 202);
  await send(paths.emailQuote, { quoteId: fresh.id, email, name: canary }, 202);
  await byStaff('put', paths.adminQuoteCustomer(fresh.id), { customerName: canary, customerEmail: email });

  const contact = await send(paths.contact, {
    ...aContact(),
    firstName: canary,
    email,
    phone,
    message: `Dear all, ${canary}`,
    configuration: { notes: `With ${canary}` },
  });
  await attach(paths.contactAttachments(contact.id));
  const trade = await send(paths.tradeInquiries, {
    ...aTradeInquiry(),
    ...Object.fromEntries(
      [
        'companyName',
        'contactName',
        'projectType',
        'materials',
        'specifications',
        'timeline',
        'additionalDetails',
      ].map((field) => [field, `${field} ${canary}`]),
    ),
    email,
    phone,
  });
  await attach(paths.tradeAttachments(trade.id));
  await byStaff('post', paths.adminInquiryNotes('contact', contact.id), { text: `Rang ${canary}` });
  await byStaff('post', paths.answerInquiry('contact', contact.id), { text: `Answered ${canary}` });
  await byStaff('post', paths.inquiryReplies('contact', contact.id), {
    text: `Replied ${canary}`,
    means: 'phone',
  });
  await byStaff('put', paths.adminInquiryStatus('trade', trade.id), { status: 'resolved' });
  await staff.post(paths.personNotes, { key: email, text: `Noted ${canary}` });

  // Somebody else's, which somebody had sent to the person as well, with the wrong number.
  const others = await saveAQuote(api, { notes: 'For Bob' });
  await send(paths.emailQuote, { quoteId: others.id, email, name: `Eleanor ${canary}`, phone }, 202);
  await send(paths.emailQuote, { quoteId: others.id, email: 'bob@example.com', name: 'Bob' }, 202);
  await send(paths.contact, { ...aContact(), email: 'bob@example.com' });
  // And one that the person paid for.
  const gift = await saveAQuote(api, { notes: 'For Bob' });
  await pay(await beginDeposit(api, { ...input, quoteId: gift.id, quotesDescription: `From ${canary}` }));
  await byStaff('put', paths.adminQuoteCustomer(gift.id), bob);

  const parts = await readCatalogue(api);
  const made = await byStaff('post', paths.adminQuotes, {
    materialId: parts.material('Marble').id,
    colorId: parts.color('Calacatta Gold').id,
    thicknessId: parts.thickness('20mm').id,
    length: 1200,
    width: 350,
    notes: `Showroom: ${canary}`,
    inquiry: {
      form: 'contact',
      id: (await send(paths.contact, { ...aContact(), firstName: canary, email })).id,
    },
  });
  await byStaff('post', paths.measurements(made.id), {
    lengthMm: 1200,
    widthMm: 350,
    note: `Says ${canary}`,
    how: 'phone',
    knownVersion: null,
    price: 'keep',
  });
  return {
    orderId: order.id,
    depositId: deposit.id,
    answerId: made.id,
    othersQuoteId: others.id,
    paidForOthersId: gift.id,
  };
}
