import { type TopLayout, type Visit, type Visits, workshopRange } from '@app/contracts';
import { aTopCard } from '../../../features/production/testing/a-top-card';

/** Each part has its place, so that the drawing can be signed. */
const layout: TopLayout = {
  along: 'left',
  across: 'wall',
  sinks: [{ alongMm: 600, acrossMm: 195 }],
  cutouts: [{ cutoutId: 1, at: [{ alongMm: 600, acrossMm: 45 }] }],
};

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
  tops: [aTopCard({ layout })],
  part: null,
  toHandOver: details.tops?.filter(({ stage }) => stage === 'ready').length ?? 0,
  ...details,
});

export const someVisits = (...visits: Visit[]): Visits => ({ visits, sizeLimits: workshopRange });
