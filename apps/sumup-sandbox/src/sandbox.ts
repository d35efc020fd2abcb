import type { CardProcessor } from './checkouts/card-processor';
import type { FaultRegistry } from './faults/fault-registry';
import type { SandboxConfig } from './sandbox-config';
import type { SandboxStore } from './state/sandbox-store';
import type { Operation } from './sumup-document';
import type { WebhookDeliveries } from './webhooks/webhook-deliveries';

export interface Sandbox {
  config: SandboxConfig;
  store: SandboxStore;
  faults: FaultRegistry;
  deliveries: WebhookDeliveries;
  cards: CardProcessor;
  /** Calls per operation since the start. */
  calls: Record<Operation, number>;
}
