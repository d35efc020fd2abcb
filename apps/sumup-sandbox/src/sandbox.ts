import type { CardDesk } from './checkouts/card-desk';
import type { FaultBook } from './faults/fault-book';
import type { SandboxConfig } from './sandbox-config';
import type { SandboxStore } from './state/sandbox-store';
import type { CallLedger } from './api/call-ledger';
import type { WebhookDeliveries } from './webhooks/webhook-deliveries';

/** The parts, as routes and pages are given them. */
export interface Sandbox {
  config: SandboxConfig;
  store: SandboxStore;
  faults: FaultBook;
  deliveries: WebhookDeliveries;
  desk: CardDesk;
  ledger: CallLedger;
}
