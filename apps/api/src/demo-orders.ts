import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { usualLayout } from '@app/configuration';
import { delivery } from '@app/content';
import type { AppointmentKind, OrderStage, SaveStaffQuoteRequest, TakeOrderRequest } from '@app/contracts';
import { basketTotal, pence, toPence, toPounds } from '@app/pricing';
import { AppModule } from './app.module';
import { findTimes, StaffAppointments } from './appointments';
import type { Catalogue } from './catalogue';
import { loadCatalogue } from './catalogue/catalogue-cache';
import type { AppConfig } from './config/app-config';
import { Statements } from './database/statements';
import { withDatabase } from './database/with-database';
import { addDemoPayouts } from './demo-payouts';
import { entities } from './entities';
import { TakeOrder } from './order-changes';
import { MeasureTop } from './order-changes';
import { MoveOrder, Order } from './orders';
import { RequestBalance, RecordedPayments } from './payments';
import type { Actor } from './platform/audit/actor';
import { Clock } from './platform/clock/clock';
import { londonDateOf } from './platform/clock/london-day';
import { CreateStaffQuote, Quote } from './quotes';
import { StaffUser } from './staff';
import { demoAdmin } from './staff/users/demo-admin';

interface DemoTop {
  color: string;
  sink?: string;
  lengthMm: number;
  widthMm: number;
  notes?: string;
}

interface DemoOrder {
  daysAgo: number;
  tops: DemoTop[];
  customer: Pick<TakeOrderRequest, 'customerName' | 'customerEmail' | 'customerPhone' | 'deliveryAddress'>;
  channel: TakeOrderRequest['channel'];
  depositBy: TakeOrderRequest['depositBy'];
  /** Stages that the order has reached: measured a day after it was taken, then one stage every four days. */
  stages?: OrderStage[];
  appointment?: AppointmentKind;
  /** Whether the balance was requested or paid when the top was ready. */
  balance?: 'asked' | 'paid';
}

const orders: DemoOrder[] = [
  {
    daysAgo: 1,
    tops: [{ color: 'Calacatta Gold', sink: 'Undermount Oval', lengthMm: 1200, widthMm: 345 }],
    customer: {
      customerName: 'Hannah Price',
      customerEmail: 'hannah.price@example.com',
      customerPhone: '0118 496 0102',
      deliveryAddress: '14 Abbey Street\nReading RG1 3BA',
    },
    channel: 'phone',
    depositBy: 'bank-transfer',
  },
  {
    daysAgo: 2,
    tops: [{ color: 'Carrara White', sink: 'Inset Round', lengthMm: 900, widthMm: 345 }],
    customer: {
      customerName: 'Omar Farouk',
      customerEmail: 'omar.farouk@example.com',
      customerPhone: '0118 496 0147',
    },
    channel: 'showroom',
    depositBy: 'cash',
    appointment: 'measuring-visit',
  },
  {
    daysAgo: 9,
    tops: [
      {
        color: 'Carrara White',
        sink: 'Undermount Oval',
        lengthMm: 1400,
        widthMm: 350,
        notes: 'Main bathroom',
      },
      { color: 'Carrara White', lengthMm: 700, widthMm: 320, notes: 'Cloakroom' },
    ],
    customer: {
      customerName: 'Grace Adeyemi',
      customerEmail: 'grace.adeyemi@example.com',
      customerPhone: '0118 496 0118',
      deliveryAddress: 'Flat 3, 22 Orchard Way\nReading RG4 7TT',
    },
    channel: 'email',
    depositBy: 'card-counter',
    stages: ['measured'],
  },
  {
    daysAgo: 14,
    tops: [{ color: 'Carrara White', sink: 'Countertop Basin', lengthMm: 1600, widthMm: 350 }],
    customer: {
      customerName: 'Tom Whitfield',
      customerEmail: 'tom.whitfield@example.com',
      customerPhone: '0118 496 0163',
    },
    channel: 'phone',
    depositBy: 'card-counter',
    stages: ['measured', 'in-production'],
  },
  {
    daysAgo: 18,
    tops: [{ color: 'Calacatta Gold', lengthMm: 1000, widthMm: 340 }],
    customer: {
      customerName: 'Ewa Nowak',
      customerEmail: 'ewa.nowak@example.com',
      customerPhone: '0118 496 0139',
      deliveryAddress: '8 Mill Lane\nCaversham RG4 5BH',
    },
    channel: 'showroom',
    depositBy: 'cash',
    stages: ['measured', 'in-production', 'ready'],
    balance: 'asked',
    appointment: 'delivery',
  },
  {
    daysAgo: 26,
    tops: [{ color: 'Carrara White', sink: 'Undermount Oval', lengthMm: 1100, widthMm: 335 }],
    customer: {
      customerName: 'Peter Hughes',
      customerEmail: 'peter.hughes@example.com',
      customerPhone: '0118 496 0171',
    },
    channel: 'phone',
    depositBy: 'card-counter',
    stages: ['measured', 'in-production', 'ready', 'collected'],
    balance: 'paid',
  },
];

const dayMs = 86_400_000;

/** Adds six orders in different stages to a demo database without quotes, as staff would have taken them. */
export async function addDemoOrders(config: AppConfig): Promise<void> {
  const hasQuotes = await withDatabase(
    config.databaseUrl,
    ({ manager }) => manager.existsBy(Quote, {}),
    entities,
  );
  if (hasQuotes) return;
  const app = await NestFactory.createApplicationContext(AppModule.of(config), { logger: ['error'] });
  const statements = app.get(Statements);
  const admin = await statements.manager.findOneByOrFail(StaffUser, { email: demoAdmin.email });
  const actor: Actor = { userId: admin.id, requestId: null };
  const catalogue = await loadCatalogue(statements);
  const today = new Date();
  const clock = { at: today };
  app.get(Clock).now = () => clock.at;

  const saveTop = async (top: DemoTop, key: string) => {
    const { id } = await app
      .get(CreateStaffQuote)
      .create(actor, toRequest(catalogue, top), key, () => Promise.resolve());
    return statements.manager.findOneByOrFail(Quote, { id });
  };
  const measure = ({ id, length, width, snapshot }: Quote, signer: string | null) =>
    app.get(MeasureTop).save(actor, id, {
      size: { lengthMm: length, widthMm: width },
      layout: usualLayout(
        { sinkName: snapshot.sinkType?.name ?? null, cutouts: snapshot.cutouts },
        { lengthMm: length, widthMm: width },
      ),

      note: null,
      how: 'on-site',
      knownVersion: null,
      price: 'keep',
      ...(signer && { signed: { name: signer, signatureId: null, at: clock.at } }),
    });
  const payBalance = async (orderId: string, quoteId: string, key: string) => {
    const { price, received } = await statements.manager.findOneByOrFail(Order, { id: orderId });
    const amount = toPounds(pence(toPence(price) - toPence(received)));
    const paidOn = londonDateOf(clock.at);
    await app.get(RecordedPayments).record(actor, quoteId, { amount, method: 'bank-transfer', paidOn, key });
  };
  const book = async (quoteId: string, kind: AppointmentKind) => {
    clock.at = today;
    const [time] = await findTimes(
      statements,
      { kind, ignoredId: null, personId: null, noticeDays: 1 },
      today,
    );
    if (time)
      await app
        .get(StaffAppointments)
        .offer(actor, quoteId, kind, { startsAt: time.startsAt, minutes: null, personId: null });
  };

  for (const [index, order] of orders.entries()) {
    const key = (name: string) => `demo-order-${index + 1}-${name}`;
    const setDay = (day: number) => {
      clock.at = new Date(today.getTime() - (order.daysAgo - day) * dayMs);
    };
    setDay(0);
    const tops: Quote[] = [];
    for (const [position, top] of order.tops.entries()) tops.push(await saveTop(top, key(`top-${position}`)));
    const [first] = tops;
    if (!first) continue;
    const takenOrder = await app.get(TakeOrder).take(actor, toOrder(order, tops, today), key('taken'));
    // Of an order that is only measured, the customer has still to agree to the drawings.
    const signer = (order.stages?.length ?? 0) > 1 ? (order.customer.customerName ?? null) : null;
    let stage: OrderStage = 'to-measure';
    for (const [day, next] of (order.stages ?? []).entries()) {
      setDay(day * 4 + 1);
      for (const top of tops)
        await (next === 'measured'
          ? measure(top, signer)
          : app.get(MoveOrder).move(actor, top.id, { from: stage, stage: next }));
      stage = next;
      if (next === 'ready' && order.balance === 'asked')
        await app.get(RequestBalance).request(actor, first.id, { dueOn: dayFrom(today, 7) });
      if (next === 'ready' && order.balance === 'paid')
        await payBalance(takenOrder.id, first.id, key('balance'));
    }
    if (order.appointment) await book(first.id, order.appointment);
  }
  await addDemoPayouts(statements, today);
  await app.close();
}

function toRequest(catalogue: Catalogue, top: DemoTop): SaveStaffQuoteRequest {
  const color = findRow(catalogue.colors, ({ name }) => name === top.color);
  return {
    materialId: color.materialId,
    colorId: color.id,
    thicknessId: findRow(catalogue.thicknesses, ({ value }) => value === '20mm').id,
    sinkTypeId: top.sink ? findRow(catalogue.sinkTypes, ({ name }) => name === top.sink).id : null,
    cutoutIds: top.sink ? [findRow(catalogue.cutouts, ({ name }) => name === 'Tap hole, 35 mm').id] : [],
    length: top.lengthMm,
    width: top.widthMm,
    notes: top.notes ?? null,
  };
}

function findRow<Row>(rows: ReadonlyMap<number, Row>, matches: (row: Row) => boolean): Row {
  const row = [...rows.values()].find(matches);
  if (!row) throw new Error('the sample catalogue has no such row');
  return row;
}

function toOrder(order: DemoOrder, tops: readonly Quote[], today: Date): TakeOrderRequest {
  const needsDelivery = order.customer.deliveryAddress !== undefined;
  const prices = tops.map(({ totalPrice }) => toPence(totalPrice));
  return {
    quoteIds: tops.map(({ id }) => id),
    channel: order.channel,
    ...order.customer,
    needsDelivery,
    totalAmount: toPounds(basketTotal(prices, { needsDelivery, deliveryFee: delivery.fee }).total),
    depositBy: order.depositBy,
    dueOn: order.depositBy === 'bank-transfer' ? dayFrom(today, 5) : null,
  };
}

const dayFrom = (today: Date, days: number) => londonDateOf(new Date(today.getTime() + days * dayMs));
