import type { FaultRecord } from '../faults/fault';
import type { Sandbox } from '../sandbox';
import type { CallRecord } from '../state/records';
import type { Answer } from './answers';
import { createCheckout, deactivateCheckout, listCheckouts, readCheckout } from './checkout-answers';
import { listTransactions } from './history-answer';
import { listPayouts } from './payouts-answer';
import { readMerchant } from './merchant-answer';
import { readTransaction, refundTransaction } from './transaction-answers';

/** What a call says, apart from who makes it. */
export interface Asked {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  body: unknown;
}

export interface ApiRoute {
  operation:
    | 'create'
    | 'list'
    | 'read'
    | 'deactivate'
    | 'refund'
    | 'transaction'
    | 'history'
    | 'payouts'
    | 'merchant';
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  /** Whose checkout it is about, for faults and for the list of calls. */
  referenceOf: (sandbox: Sandbox, asked: Asked) => unknown;
  work: (sandbox: Sandbox, asked: Asked, call: CallRecord, faults: readonly FaultRecord[]) => Answer;
}

const ofCheckout = ({ store }: Sandbox, { params }: Asked) =>
  store.state.checkouts.get(params.id ?? '')?.reference;
const ofTransaction = ({ store }: Sandbox, id: string | undefined) =>
  store.state.byTransaction.get(id ?? '')?.reference;

/** SumUp's API as far as the shop calls it. */
export const apiRoutes: readonly ApiRoute[] = [
  {
    operation: 'create',
    method: 'POST',
    url: '/v0.1/checkouts',
    referenceOf: (_, { body }) => (body as { checkout_reference?: unknown } | undefined)?.checkout_reference,
    work: (sandbox, _, call) => createCheckout(sandbox, call),
  },
  {
    operation: 'list',
    method: 'GET',
    url: '/v0.1/checkouts',
    referenceOf: (_, { query }) => query.checkout_reference,
    work: (sandbox, { query }) => listCheckouts(sandbox, query.checkout_reference),
  },
  {
    operation: 'read',
    method: 'GET',
    url: '/v0.1/checkouts/:id',
    referenceOf: ofCheckout,
    work: (sandbox, { params }) => readCheckout(sandbox, params.id ?? ''),
  },
  {
    operation: 'deactivate',
    method: 'DELETE',
    url: '/v0.1/checkouts/:id',
    referenceOf: ofCheckout,
    work: (sandbox, { params }, _, faults) => deactivateCheckout(sandbox, params.id ?? '', faults),
  },
  {
    operation: 'refund',
    method: 'POST',
    url: '/v1.0/merchants/:code/payments/:id/refunds',
    referenceOf: (sandbox, { params }) => ofTransaction(sandbox, params.id),
    work: (sandbox, { params }, call, faults) =>
      refundTransaction(
        sandbox,
        call,
        { merchantCode: params.code ?? '', transactionId: params.id ?? '' },
        faults,
      ),
  },
  {
    operation: 'transaction',
    method: 'GET',
    url: '/v2.1/merchants/:code/transactions',
    referenceOf: (sandbox, { query }) => ofTransaction(sandbox, query.id),
    work: (sandbox, { query }) => readTransaction(sandbox, query),
  },
  {
    operation: 'history',
    method: 'GET',
    url: '/v2.1/merchants/:code/transactions/history',
    referenceOf: () => undefined,
    work: (sandbox, { params, query }, call) => listTransactions(sandbox, params.code ?? '', query, call),
  },
  {
    operation: 'payouts',
    method: 'GET',
    url: '/v1.0/merchants/:code/payouts',
    referenceOf: () => undefined,
    work: (sandbox, { params, query }, call) => listPayouts(sandbox, params.code ?? '', query, call),
  },
  {
    operation: 'merchant',
    method: 'GET',
    url: '/v1/merchants/:code',
    referenceOf: () => undefined,
    work: (sandbox, { params }, call) => readMerchant(sandbox, params.code ?? '', call.number),
  },
];
