import type { FastifyRequest } from 'fastify';
import type { FaultRecord, Outcome } from '../faults/fault';
import type { CallRecord, Operation } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';

/** Notes every request that comes in, before anything is done for it. */
export class CallLedger {
  constructor(private readonly store: SandboxStore) {}

  receive(operation: Operation, request: FastifyRequest, body?: unknown, reference?: string): CallRecord {
    const { state } = this.store;
    const call: CallRecord = {
      number: state.forgottenCalls + state.calls.length + 1,
      operation,
      operationNumber: (state.callNumbers.get(operation) ?? 0) + 1,
      method: request.method,
      path: request.raw.url ?? '',
      body,
      headers: Object.keys(request.headers),
      ...(reference !== undefined && { reference }),
      at: new Date(this.store.nowMs).toISOString(),
      faults: [],
    };
    this.store.commit({ type: 'call-received', call });
    return call;
  }

  end(call: CallRecord, outcome: Outcome, faults: readonly FaultRecord[] = []): void {
    const { number } = call;
    // After a reset its number is another's.
    if (this.store.state.findCall(number) !== call) return;
    this.store.commit({ type: 'call-ended', number, outcome, faults: faults.map(({ id }) => id) });
  }
}
