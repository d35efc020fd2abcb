import {
  type AdminQuoteDetail,
  type AdminUser,
  type AppointmentKind,
  type CurrentUserResponse,
  idempotencyKeyHeader,
  paths,
  type DepositResponse,
  type QuoteAppointments,
  type QuoteStatus,
  type SaveStaffQuoteResponse,
  type SetDeliveryRequest,
} from '@app/contracts';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { payAtSandbox, payTwiceAtSandbox } from '../fixtures/card-page';
import { topConfiguration, type NamedTop } from '../fixtures/top-configuration';

/** The state of an order's deposit. */
type Deposit = 'none' | 'open' | 'declined' | 'paid' | 'charged-twice';

interface SampleOrder extends NamedTop {
  /** Without a name the customer was in the showroom. */
  name?: string;
  phone?: string;
  deposit: Deposit;
  notes?: string;
  job?: string;
  status?: QuoteStatus;
}

const job = 'Abbey Street, flats 1 to 24';

/** Oldest first; the drawings show the latest opened. */
const orders: readonly SampleOrder[] = [
  {
    name: 'Omar Aziz',
    phone: '07700 900111',
    material: 'Quartz',
    color: 'Bianco Sparkle',
    thickness: '20mm',
    length: 1100,
    width: 330,
    deposit: 'charged-twice',
  },
  {
    name: 'Peter Lowe',
    material: 'Quartz',
    color: 'Terrazzo Bianco',
    thickness: '20mm',
    length: 1250,
    width: 345,
    deposit: 'paid',
    status: 'completed',
  },
  {
    material: 'Marble',
    color: 'Carrara White',
    thickness: '20mm',
    length: 600,
    width: 300,
    deposit: 'none',
    status: 'declined',
  },
  {
    name: 'Mina Shah',
    phone: '07700 900406',
    material: 'Porcelain',
    color: 'Concrete Grey',
    thickness: '12mm',
    length: 1000,
    width: 350,
    deposit: 'paid',
  },
  {
    name: 'David Kerr',
    material: 'Granite',
    color: 'Absolute Black',
    thickness: '30mm',
    length: 1800,
    width: 350,
    deposit: 'paid',
    status: 'completed',
    sink: 'Undermount Rectangular',
  },
  {
    name: 'Ruth Ellison',
    phone: '0118 496 0188',
    material: 'Marble',
    color: 'Statuario Venato',
    thickness: '20mm',
    length: 1350,
    width: 350,
    deposit: 'declined',
  },
  {
    material: 'Solid Surface',
    color: 'Glacier White',
    thickness: '12mm',
    length: 1100,
    width: 320,
    deposit: 'none',
  },
  {
    name: 'Okafor Interiors',
    phone: '0118 496 0120',
    material: 'Marble',
    color: 'Emperador Dark',
    thickness: '30mm',
    length: 1500,
    width: 350,
    deposit: 'paid',
  },
  {
    name: 'Tom Hadley',
    phone: '07700 900411',
    material: 'Quartz',
    color: 'Bianco Sparkle',
    thickness: '20mm',
    length: 900,
    width: 340,
    deposit: 'open',
  },
  {
    name: 'Hadley Baths',
    phone: '0118 496 0155',
    material: 'Quartz',
    color: 'Bianco Sparkle',
    thickness: '20mm',
    length: 900,
    width: 340,
    deposit: 'none',
    job,
    quantity: 24,
  },
  {
    name: 'Hadley Baths',
    phone: '0118 496 0155',
    material: 'Quartz',
    color: 'Bianco Sparkle',
    thickness: '20mm',
    length: 1600,
    width: 340,
    deposit: 'none',
    job,
  },
  {
    name: 'Eleanor Marsh',
    phone: '07700 900142',
    material: 'Marble',
    color: 'Calacatta Gold',
    thickness: '20mm',
    length: 1200,
    width: 350,
    deposit: 'paid',
    sink: 'Undermount Oval',
    cutouts: ['Tap hole, 35 mm'],
    notes: 'Left wall is out of square, about 5 mm over the depth.',
  },
];

/** What was agreed for the latest order; its job sheet shows it. */
const agreedSizes = {
  lengthMm: 1194,
  widthMm: 350,
  layout: { along: 'left', across: 'wall', sinks: [{ alongMm: 400, acrossMm: 195 }], cutouts: [] },
  note: '1200 wall to wall, 3 mm play each side agreed: cut 1194. Left wall out of square by 5 mm, covered by the splashback.',
  how: 'phone',
  knownVersion: null,
  price: 'keep',
};

type Saved = Pick<SaveStaffQuoteResponse, 'id' | 'reference'>;

/** A week of orders for the admin's lists and sums. The request must be signed in. */
export async function fillOrders(request: APIRequestContext): Promise<void> {
  let latest = '';
  const paid: string[] = [];
  const jobs = new Map<string, Saved[]>();
  for (const order of orders) {
    const saved = await addOrder(request, order);
    latest = saved.id;
    if (order.job) jobs.set(order.job, [...(jobs.get(order.job) ?? []), saved]);
    if (order.deposit === 'paid' && !order.status) paid.push(latest);
  }
  for (const [name, tops] of jobs) {
    const references = tops.map(({ reference }) => reference);
    await send(request.put(paths.quoteJob(tops[0]?.id ?? ''), { data: { name, references } }));
  }
  await fillCalendar(request, paid);
  await send(
    request.post(paths.adminQuoteNotes(latest), { data: { text: 'Rang. She collects on a Friday.' } }),
  );
  await send(request.post(paths.measurements(latest), { data: agreedSizes }));
  await fillMoney(request, latest);
}

/** The balance is requested in parts, and one was paid by transfer. */
async function fillMoney(request: APIRequestContext, id: string): Promise<void> {
  const balanceRequest = { dueOn: dayIn(14), smallestPart: '100.00' };
  await send(request.put(paths.balanceRequest(id), { data: balanceRequest }));
  await send(
    request.post(paths.recordedPayments(id), {
      data: { amount: '150.00', method: 'bank-transfer', paidOn: dayIn(0) },
      headers: { [idempotencyKeyHeader]: `${id}-transfer` },
    }),
  );
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The customer picks the time of the first; the others are for the signed-in user. */
const appointments: readonly AppointmentKind[] = ['measuring-visit', 'measuring-visit', 'collection'];

async function fillCalendar(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  const { email } = await send<CurrentUserResponse>(request.get(paths.currentUser));
  const [user] = await send<AdminUser[]>(request.get(`${paths.adminUsers}?search=${email}`));
  for (const [index, kind] of appointments.entries()) {
    const address = paths.quoteAppointments(ids[index] ?? '');
    await expect
      .poll(async () => (await send<QuoteAppointments>(request.get(address))).canOffer, { timeout: 30_000 })
      .toBe(true);
    const booked = { startsAt: `${dayIn(index + 1)}T10:00:00.000Z`, personId: user?.id };
    await send(request.post(address, { data: { kind, ...(index > 0 && booked) } }));
  }
  const { order } = await send<AdminQuoteDetail>(request.get(paths.adminQuote(ids[1] ?? '')));
  const delivery: SetDeliveryRequest = {
    needsDelivery: true,
    deliveryAddress: 'Flat 3, 14 Abbey Street, Reading RG1 3BA',
    accessNote: 'Second floor, no lift. Parking behind the house.',
  };
  await send(request.put(paths.orderDelivery(order?.id ?? ''), { data: delivery }));
}

async function addOrder(request: APIRequestContext, order: SampleOrder): Promise<Saved> {
  const { name = null, phone = null, deposit, status, notes, quantity, ...top } = order;
  const email = name && `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const saved = await send<SaveStaffQuoteResponse>(
    request.post(paths.adminQuotes, {
      data: {
        ...(await topConfiguration(request, top)),
        notes,
        quantity,
        customerName: name,
        customerEmail: email,
        customerPhone: phone,
        channel: name ? 'phone' : 'showroom',
      },
    }),
  );
  if (deposit !== 'none') {
    const { sumupCheckoutId } = await send<DepositResponse>(
      request.post(paths.deposits, {
        data: {
          quoteId: saved.id,
          customerName: name,
          customerEmail: email,
          customerPhone: phone ?? '0118 496 0100',
        },
      }),
    );
    if (deposit === 'charged-twice') await payTwiceAtSandbox(sumupCheckoutId ?? '');
    else if (deposit !== 'open')
      await payAtSandbox(sumupCheckoutId ?? '', deposit === 'paid' ? 'pays' : 'declined');
  }
  if (status) await send(request.put(paths.adminQuoteStatus(saved.id), { data: { status } }));
  return saved;
}

/** The body of a successful response. @throws Error if the request failed */
export async function send<T = unknown>(response: Promise<APIResponse>): Promise<T> {
  const reply = await response;
  if (!reply.ok()) throw new Error(`${reply.url()}: ${await reply.text()}`);
  return (await reply.json().catch(() => undefined)) as T;
}
