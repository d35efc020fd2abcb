import type { CardDesk } from './checkouts/card-desk';
import type { FaultBook } from './faults/fault-book';
import type { SandboxConfig } from './sandbox-config';
import type { SandboxStore } from './state/sandbox-store';
import type { Operation } from './sumup-document';
import type { WebhookDeliveries } from './webhooks/webhook-deliveries';

/** The parts, as routes and pages are given them. */
export interface Sandbox {
  config: SandboxConfig;
  store: SandboxStore;
  faults: FaultBook;
  deliveries: WebhookDeliveries;
  desk: CardDesk;
  /** How often each call of the API was made since the start. */
  calls: Record<Operation, number>;
}
