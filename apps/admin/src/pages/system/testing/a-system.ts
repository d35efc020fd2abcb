import type { SystemComponent, SystemResponse } from '@app/contracts';

const part = (id: string, label: string, details: Partial<SystemComponent> = {}): SystemComponent => ({
  id,
  label,
  state: 'up',
  ms: 12,
  detail: null,
  ...details,
});

export const aSystem = (details: Partial<SystemResponse> = {}): SystemResponse => ({
  checkedAt: '2026-11-21T11:14:08.000Z',
  services: [
    part('api', 'API', { ms: null, detail: 'version 1.4.2, started 3 days ago' }),
    part('postgresql', 'PostgreSQL', { ms: 2.4, detail: '18.4, 12 of 40 connections' }),
    part('queue', 'Queue', { ms: 0.4, detail: 'BullMQ on Redis' }),
    part('worker', 'Worker', { ms: null, detail: 'last seen at work 4 seconds ago' }),
    part('storage', 'Files', { ms: 6, detail: 'folder on this machine' }),
    part('backups', 'Backups', { ms: null, detail: 'last one 8 hours ago' }),
  ],
  outside: [
    part('card-payments', 'Card payments', { ms: 212, detail: 'knows us, takes GBP' }),
    part('mail', 'Mail server', { ms: 340, detail: 'last sent 21 Nov, 10:42' }),
    part('postcodes', 'Postcodes', { ms: 1_840, state: 'slow', detail: 'looks up addresses' }),
  ],
  queues: [
    { name: 'mail', waiting: 1, active: 1, delayed: 0, failed: 0 },
    { name: 'payment-status', waiting: 0, active: 0, delayed: 0, failed: 2 },
    { name: 'refunds', waiting: 0, active: 0, delayed: 0, failed: 0 },
  ],
  outbox: { waiting: 2, oldestAgeSeconds: 3, failing: 0 },
  mails: { waiting: 1, oldestAgeSeconds: 130, failedToday: 1 },
  failing: [],
  payments: { due: 0, oldestAgeSeconds: null, inReview: 1 },
  hold: null,
  securityEvents: [
    {
      at: '2026-11-21T11:12:00.000Z',
      kind: 'lockout',
      account: 'admin@example.com',
      network: '9f2c61aa03be',
      route: null,
      times: 12,
      requestId: 'req-7',
    },
    {
      at: '2026-11-21T11:10:00.000Z',
      kind: 'unauthorized',
      account: null,
      network: '11aa22bb33cc',
      route: 'GET /api/admin/users',
      times: 1,
      requestId: 'req-5',
    },
  ],
  ...details,
});
