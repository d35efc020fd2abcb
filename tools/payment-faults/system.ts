import { join } from 'node:path';
import { askControl, askJson } from '../faults/ask-json.ts';
import { FaultSystem, type FaultSystemOptions } from '../faults/fault-system.ts';

const merchantCode = 'MCDEMO01';
const controlKey = 'sandbox-control';

const services = [
  {
    name: 'sandbox',
    script: 'apps/sumup-sandbox/dist/server.js',
    port: 'SUMUP_SANDBOX_PORT',
    healthPath: '/health',
  },
  { name: 'api', script: 'apps/api/dist/main.js', port: 'API_PORT', healthPath: '/api/health/ready' },
  { name: 'worker', script: 'apps/api/dist/worker.js', port: 'WORKER_PORT', healthPath: '/health' },
];

/** What a payment runs through: database, card provider's stand-in, API, worker. */
export class PaymentSystem extends FaultSystem {
  constructor(options: FaultSystemOptions) {
    super(options, services);
  }

  override get settings() {
    const origin = this.originOf('SUMUP_SANDBOX_PORT');
    return {
      // The provider's notices go to the API directly; no page of the shop is part of this.
      PUBLIC_URL: this.originOf('API_PORT'),
      SUMUP_API_URL: origin,
      SUMUP_PAGE_ORIGIN: origin,
      SUMUP_API_KEY: 'sup_sk_demo_sandbox',
      SUMUP_MERCHANT_CODE: merchantCode,
      SUMUP_SANDBOX_URL: origin,
      SUMUP_SANDBOX_DATA: join(this.dataDir, 'sandbox.ndjson'),
      SUMUP_SANDBOX_CONTROL_KEY: controlKey,
      SUMUP_SANDBOX_TIME_SCALE: String(this.timeScale),
    };
  }

  /** One request to the API; undefined where it was not answered. */
  api<Body>(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }) {
    return askJson<Body>(method, `${this.originOf('API_PORT')}${path}`, options);
  }

  /** One request to the sandbox's control, tried again while it is away; the path is below /control. */
  control<Body = unknown>(method: string, path: string, body?: unknown) {
    return askControl<Body>(this.originOf('SUMUP_SANDBOX_PORT'), controlKey, method, path, body);
  }

  /** How often the sandbox was asked for an operation. */
  async callsOf(operation: string) {
    return (await this.control<Record<string, number>>('GET', '/calls'))[operation] ?? 0;
  }
}
