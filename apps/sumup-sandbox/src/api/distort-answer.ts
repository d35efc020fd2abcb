import { toCheckoutResponse } from '../checkouts/to-checkout-response';
import { successfulTransactions } from '../checkouts/checkout-status';
import type { Distortion, FaultRecord, FaultEffectOf } from '../faults/fault';
import type { Sandbox } from '../sandbox';
import { uuidOf } from '../state/ids';
import type { CheckoutRecord } from '../state/records';
import type { Answer } from './answers';

type Fields = Record<string, unknown>;
type DistortingFault = FaultRecord & Distortion;

const distortions: ReadonlySet<string> = new Set([
  'remove-field',
  'set-field',
  'amount-off',
  'amount-as-text',
  'other',
  'lag',
]);
const isDistorting = (fault: FaultRecord): fault is DistortingFault => distortions.has(fault.kind);

/** The answer as a fault leaves it: well-formed, and wrong. A list is wrong in each of its entries. */
export function distortAnswer(answer: Answer, faults: readonly FaultRecord[], sandbox: Sandbox): unknown {
  if (answer.status >= 300) return answer.body;
  return faults
    .filter(isDistorting)
    .reduce((body: unknown, fault) => distortAll(body, fault, sandbox), answer.body);
}

const distortAll = (body: unknown, fault: DistortingFault, sandbox: Sandbox): unknown =>
  Array.isArray(body)
    ? body.map((entry) => distort(entry as Fields, fault, sandbox))
    : distort(body as Fields, fault, sandbox);

function distort(body: Fields, fault: DistortingFault, sandbox: Sandbox): Fields {
  switch (fault.kind) {
    case 'remove-field':
      return Object.fromEntries(Object.entries(body).filter(([name]) => name !== fault.field));
    case 'set-field':
      return { ...body, [fault.field]: fault.value };
    case 'amount-off':
      return { ...body, amount: (Math.round(Number(body.amount) * 100) + fault.pence) / 100 };
    case 'amount-as-text':
      return { ...body, amount: Number(body.amount).toFixed(2) };
    case 'other':
      return { ...body, ...otherThan(body)[fault.what] };
    case 'lag': {
      const checkout = sandbox.store.state.checkouts.get(String(body.id));
      return checkout && isLagging(checkout, fault, sandbox)
        ? toCheckoutResponse(checkout, sandbox.store, sandbox.config, { isLagging: true })
        : body;
    }
  }
}

/** Right in form, wrong in fact. */
const otherThan = (body: Fields) => ({
  currency: { currency: body.currency === 'EUR' ? 'USD' : 'EUR' },
  merchant: { merchant_code: 'MCOTHER9' },
  reference: { checkout_reference: `${String(body.checkout_reference)}-other` },
  id: { id: uuidOf('other', String(body.id)) },
  status: { status: 'IN_REVIEW' },
});

function isLagging(
  checkout: CheckoutRecord,
  { id, reads, seconds }: FaultRecord & FaultEffectOf<'lag'>,
  { store, faults }: Sandbox,
): boolean {
  const [paid] = successfulTransactions(checkout);
  if (!paid) return false;
  if (seconds !== undefined) return store.machineMs < paid.machineMs + store.scaled(seconds * 1_000);
  return faults.countShown(id, checkout.id) <= (reads ?? 0);
}
