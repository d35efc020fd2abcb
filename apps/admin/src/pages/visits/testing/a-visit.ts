import { type Visit, type Visits, workshopRange } from '@app/contracts';
import { aTopCard } from '../../../features/production/testing/a-top-card';

export const aVisit = (details: Partial<Visit> = {}): Visit => ({
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  kind: 'measuring-visit',
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: '2026-12-01T09:30:00.000Z',
  order: 'OR-26-00031',
  customerName: 'Eleanor Marsh',
  phone: '07700 900142',
  address: '14 Abbey Street, Reading RG1 3BA',
  isMine: true,
  tops: [aTopCard()],
  part: null,
  toHandOver: details.tops?.filter(({ stage }) => stage === 'ready').length ?? 0,
  ...details,
});

export const someVisits = (...visits: Visit[]): Visits => ({ visits, sizeLimits: workshopRange });
