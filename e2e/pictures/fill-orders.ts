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

interface More extends Pick<NamedTop, 'sink' | 'cutouts'> {
  notes?: string;
  quantity?: number;
  job?: string;
  status?: QuoteStatus;
}

type Order = readonly [
  name: string | null,
  phone: string | null,
  ...top: readonly [material: string, color: string, thickness: string, length: number, width: number],
  deposit: Deposit,
  more?: More,
];

const completed = { status: 'completed' } as const;
const davids: More = { ...completed, sink: 'Undermount Rectangular' };
const single: More = { job: 'Abbey Street, flats 1 to 24' };
const many: More = { ...single, quantity: 24 };
const eleanors: More = {
  sink: 'Undermount Oval',
  cutouts: ['Tap hole, 35 mm'],
  notes: 'Left wall is out of square, about 5 mm over the depth.',
};

/** Oldest first; the drawings show the latest opened. */
const orders: readonly Order[] = [
  ['Omar Aziz', '07700 900111', 'Quartz', 'Bianco Sparkle', '20mm', 1100, 330, 'charged-twice'],
  ['Peter Lowe', null, 'Quartz', 'Terrazzo Bianco', '20mm', 1250, 345, 'paid', completed],
  [null, null, 'Marble', 'Carrara White', '20mm', 600, 300, 'none', { status: 'declined' }],
  ['Mina Shah', '07700 900406', 'Porcelain', 'Concrete Grey', '12mm', 1000, 350, 'paid'],
  ['David Kerr', null, 'Granite', 'Absolute Black', '30mm', 1800, 350, 'paid', davids],
  ['Ruth Ellison', '0118 496 0188', 'Marble', 'Statuario Venato', '20mm', 1350, 350, 'declined'],
  [null, null, 'Solid Surface', 'Glacier White', '12mm', 1100, 320, 'none'],
  ['Okafor Interiors', '0118 496 0120', 'Marble', 'Emperador Dark', '30mm', 1500, 350, 'paid'],
  ['Tom Hadley', '07700 900411', 'Quartz', 'Bianco Sparkle', '20mm', 900, 340, 'open'],
  ['Hadley Baths', '0118 496 0155', 'Quartz', 'Bianco Sparkle', '20mm', 900, 340, 'none', many],
  ['Hadley Baths', '0118 496 0155', 'Quartz', 'Bianco Sparkle', '20mm', 1600, 340, 'none', single],
  ['Eleanor Marsh', '07700 900142', 'Marble', 'Calacatta Gold', '20mm', 1200, 350, 'paid', eleanors],
];

/** The latest order's agreement, printed on its job sheet. */
const agreed = {
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
    const [deposit, more] = order.slice(7) as [Deposit, More?];
    latest = saved.id;
    if (more?.job) jobs.set(more.job, [...(jobs.get(more.job) ?? []), saved]);
    if (deposit === 'paid' && !more?.status) paid.push(latest);
  }
  for (const [name, tops] of jobs) {
    const references = tops.map(({ reference }) => reference);
    await send(request.put(paths.quoteJob(tops[0]?.id ?? ''), { data: { name, references } }));
  }
  await fillCalendar(request, paid);
  await send(
    request.post(paths.adminQuoteNotes(latest), { data: { text: 'Rang. She collects on a Friday.' } }),
  );
  await send(request.post(paths.measurements(latest), { data: agreed }));
  await fillMoney(request, latest);
}

/** The balance is requested in parts, and one was paid by transfer. */
async function fillMoney(request: APIRequestContext, id: string): Promise<void> {
  const asked = { dueOn: dayIn(14), smallestPart: '100.00' };
  await send(request.put(paths.balanceRequest(id), { data: asked }));
  await send(
    request.post(paths.recordedPayments(id), {
      data: { amount: '150.00', method: 'bank-transfer', paidOn: dayIn(0) },
      headers: { [idempotencyKeyHeader]: `${id}-transfer` },
    }),
  );
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Once the deposits have arrived: the first is for the customer to pick, the others are the signed-in user's own. */
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

async function addOrder(request: APIRequestContext, order: Order): Promise<Saved> {
  const [name, phone, material, color, thickness, length, width, deposit, more = {}] = order;
  const { status, notes, quantity, sink, cutouts } = more;
  const email = name && `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const top = await topConfiguration(request, { material, color, thickness, length, width, sink, cutouts });
  const saved = await send<SaveStaffQuoteResponse>(
    request.post(paths.adminQuotes, {
      data: {
        ...top,
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

export async function send<T = unknown>(asked: Promise<APIResponse>): Promise<T> {
  const reply = await asked;
  if (!reply.ok()) throw new Error(`${reply.url()}: ${await reply.text()}`);
  return (await reply.json().catch(() => undefined)) as T;
}
