import type {
  AdminOrderDetail,
  AdminOrderTop,
  AdminTask,
  OrderMoney,
  OrderStage,
  QuoteAppointments,
} from '@app/contracts';
import { aLedger, aPaidDeposit, aQuoteDetail } from './a-quote';
import { aTask } from '../../tasks/testing/a-task';

const { id, reference, material, color, thickness, length, width, totalPrice, timeline } = aQuoteDetail();

export const aTop = (changes: Partial<AdminOrderTop> = {}): AdminOrderTop => ({
  id,
  reference,
  quantity: 1,
  material,
  color,
  thickness,
  length,
  width,
  totalPrice,
  status: 'approved',
  stage: 'to-measure',
  isMeasured: false,
  agreedSize: null,
  holds: [],
  unsignedDrawing: null,
  ordered: { id, reference, length, width, totalPrice },
  agreed: null,
  proposal: null,
  cancellation: null,
  ...changes,
});

export const anotherTop = (other: string, stage: OrderStage | null, changes: Partial<AdminOrderTop> = {}) => {
  const quote = { id: other, reference: `VT-26-00${other}`, length: 900, width: 340, totalPrice: '259.20' };
  return aTop({
    ...quote,
    stage,
    isMeasured: stage !== null && stage !== 'to-measure',
    color: { name: 'Bianco Sparkle', hexCode: '#eeeeee', imageUrl: null },
    ordered: quote,
    ...changes,
  });
};

export const anOrderMoney = (changes: Partial<OrderMoney> = {}): OrderMoney => ({
  ...aLedger(),
  topsAmount: '477.00',
  deliveryAmount: '0.00',
  keptAmount: '0.00',
  isDepositPaid: true,
  isInReview: false,
  balanceRequest: null,
  deposits: [aPaidDeposit()],
  ...changes,
});

export const noAppointments: QuoteAppointments = {
  appointments: [],
  canOffer: true,
  hasEmail: true,
  tops: [],
};

export const aCallTask = (changes: Partial<AdminTask> = {}): AdminTask =>
  aTask({
    id: 't',
    title: 'Call Eleanor Marsh to confirm the measurements',
    name: 'Eleanor Marsh',
    phone: '07700 900142',
    quotes: [{ id, reference }],
    dueAt: '2126-11-22T10:42:00.000Z',
    ...changes,
  });

/** One top to collect, ordered online: deposit paid, sizes to be agreed. */
export const anOrderDetail = (changes: Partial<AdminOrderDetail> = {}): AdminOrderDetail => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  reference: 'OR-26-00031',
  state: 'to-measure',
  placedAt: '2026-11-21T10:42:00.000Z',
  channel: 'web',
  takenBy: null,
  customer: {
    name: 'Eleanor Marsh',
    email: 'eleanor.marsh@example.com',
    phone: '07700 900142',
    isFromLink: false,
  },
  needsDelivery: false,
  deliveryAddress: null,
  accessNote: null,
  awaitedDeposit: null,
  money: anOrderMoney(),
  invoicing: {
    invoices: [
      { number: 'D-2026-00031', kind: 'deposit', issuedAt: '2026-11-21T10:42:00.000Z', amount: '47.70' },
    ],
    recipient: null,
  },
  tops: [aTop()],
  appointments: noAppointments,
  tasks: [aCallTask()],
  timeline,
  job: null,
  ...changes,
});
