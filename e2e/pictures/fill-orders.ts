import {
  type AppointmentTimes,
  appointmentKinds,
  idempotencyKeyHeader,
  paths,
  type Cutout,
  type DepositResponse,
  type Material,
  type QuoteAppointments,
  type QuoteStatus,
  type SaveStaffQuoteResponse,
  type SinkType,
  type Thickness,
} from '@app/contracts';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { payAtSandbox, payTwiceAtSandbox } from '../fixtures/card-page';

/** What became of an order's deposit. */
type Deposit = 'none' | 'open' | 'declined' | 'paid' | 'charged-twice';

interface Order {
  name: string | null;
  phone?: string;
  material: string;
  color: string;
  thickness: string;
  length: number;
  width: number;
  sink?: string;
  cutout?: string;
  notes?: string;
  /** How many equal tops; one where it is not said. */
  quantity?: number;
  /** The name of the job that it is part of. */
  job?: string;
  deposit: Deposit;
  status?: QuoteStatus;
}

/** Oldest first; the latest is the one that the drawings show open. */
const orders: readonly Order[] = [
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
    name: null,
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
    sink: 'Undermount Rectangular',
    deposit: 'paid',
    status: 'completed',
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
    name: null,
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
  ...[24, 1].map((quantity) => ({
    name: 'Hadley Baths',
    phone: '0118 496 0155',
    material: 'Quartz',
    color: 'Bianco Sparkle',
    thickness: '20mm',
    length: quantity > 1 ? 900 : 1600,
    width: 340,
    quantity,
    job: 'Abbey Street, flats 1 to 24',
    deposit: 'none' as const,
  })),
  {
    name: 'Eleanor Marsh',
    phone: '07700 900142',
    material: 'Marble',
    color: 'Calacatta Gold',
    thickness: '20mm',
    length: 1200,
    width: 350,
    sink: 'Undermount Oval',
    cutout: 'Tap hole, 35 mm',
    notes: 'Left wall is out of square, about 5 mm over the depth.',
    deposit: 'paid',
  },
];

/** What was agreed with the customer of the latest order, as its job sheet prints it. */
const agreed = {
  lengthMm: 1194,
  widthMm: 350,
  sink: { fromLeftMm: 400, fromBackMm: 195 },
  taps: [{ fromLeftMm: 400, fromBackMm: 45 }],
  note: '1200 wall to wall, 3 mm play each side agreed: cut 1194. Left wall out of square by 5 mm, covered by the splashback.',
  how: 'phone',
  knownVersion: null,
  price: 'keep',
};

type Saved = Pick<SaveStaffQuoteResponse, 'id' | 'reference'>;

/** A week of orders, so that the lists and sums of the admin show something. The request has to be signed in. */
export async function fillOrders(request: APIRequestContext): Promise<void> {
  const partNamed = await catalogueOf(request);
  let latest = '';
  const paid: string[] = [];
  const jobs = new Map<string, Saved[]>();
  for (const order of orders) {
    const saved = await addOrder(request, order, partNamed);
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
  await send(request.post(paths.measurements(latest), { data: agreed }));
  await fillMoney(request, latest);
}

/** The balance is asked for in parts, and one of them has come by transfer. */
async function fillMoney(request: APIRequestContext, id: string): Promise<void> {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const asked = { dueOn: dayIn(14), smallestPart: '100.00' };
  await send(request.put(paths.balanceRequest(id), { data: asked }));
  await send(
    request.post(paths.recordedPayments(id), {
      data: { amount: '150.00', means: 'bank-transfer', paidOn: dayIn(0) },
      headers: { [idempotencyKeyHeader]: `${id}-transfer` },
    }),
  );
}

/** An appointment of another kind for each, once their deposits have arrived; of the first the customer has to pick. */
async function fillCalendar(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const address = paths.quoteAppointments(id);
    await expect
      .poll(async () => (await send<QuoteAppointments>(request.get(address))).canOffer, { timeout: 30_000 })
      .toBe(true);
    const kind = appointmentKinds[index % appointmentKinds.length] ?? 'delivery';
    const { times } = await send<AppointmentTimes>(request.get(paths.appointmentTimes(kind)));
    const startsAt = index === 0 ? null : times[index]?.startsAt;
    await send(request.post(address, { data: { kind, startsAt } }));
  }
}

async function addOrder(
  request: APIRequestContext,
  order: Order,
  partNamed: Awaited<ReturnType<typeof catalogueOf>>,
): Promise<Saved> {
  const { name, phone, length, width, notes, quantity, deposit, status } = order;
  const email = name && `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const saved = await send<SaveStaffQuoteResponse>(
    request.post(paths.adminQuotes, {
      data: {
        ...partNamed(order),
        length,
        width,
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

async function catalogueOf(request: APIRequestContext) {
  const [materials, thicknesses, sinks, cutouts] = await Promise.all([
    send<Material[]>(request.get(paths.materials)),
    send<Thickness[]>(request.get(paths.thicknesses)),
    send<SinkType[]>(request.get(paths.sinkTypes)),
    send<Cutout[]>(request.get(paths.cutouts)),
  ]);
  return ({ material: name, color, thickness, sink, cutout }: Order) => {
    const material = materials.find((it) => it.name === name);
    return {
      materialId: material?.id,
      colorId: material?.colors.find((it) => it.name === color)?.id,
      thicknessId: thicknesses.find(({ value }) => value === thickness)?.id,
      sinkTypeId: sink && sinks.find((it) => it.name === sink)?.id,
      cutoutIds: cutouts.filter((it) => it.name === cutout).map(({ id }) => id),
    };
  };
}

async function send<T = unknown>(asked: Promise<APIResponse>): Promise<T> {
  const reply = await asked;
  if (!reply.ok()) throw new Error(`${reply.url()}: ${await reply.text()}`);
  return (await reply.json().catch(() => undefined)) as T;
}
