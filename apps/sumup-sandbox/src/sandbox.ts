import type { CardDesk } from './checkouts/card-desk';
import type { FaultBook } from './faults/fault-book';
import type { SandboxConfig } from './sandbox-config';
import type { SandboxStore } from './state/sandbox-store';
import type { Operation } from './sumup-document';
import type { WebhookDeliveries } from './webhooks/webhook-deliveries';

export interface Sandbox {
  config: SandboxConfig;
  store: SandboxStore;
  faults: FaultBook;
  deliveries: WebhookDeliveries;
  desk: CardDesk;
  /** Calls per operation since the start. */
  calls: Record<Operation, number>;
}
