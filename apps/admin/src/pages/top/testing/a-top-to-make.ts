import { type TopToMake, workshopRange } from '@app/contracts';
import { aTopCard } from '../../../features/production/testing/a-top-card';

/** Measured and in production, with one step done. */
export const aTopToMake = (details: Partial<TopToMake> = {}): TopToMake => ({
  top: aTopCard({
    stage: 'in-production',
    isMeasured: true,
    quantity: 2,
    access: 'Second floor, no lift',
    measurements: {
      version: 2,
      lengthMm: 1_194,
      widthMm: 350,
      note: 'Left wall out of square by 5 mm',
      layout: {
        along: 'left',
        across: 'wall',
        sinks: [{ alongMm: 400, acrossMm: 195 }],
        cutouts: [{ cutoutId: 1, at: [{ alongMm: 400, acrossMm: 45 }] }],
      },
      how: 'on-site',
      by: 'Sam',
      recordedAt: '2026-11-30T11:05:00.000Z',
      agreement: { by: null, how: 'on-site', at: '2026-11-30T11:05:00.000Z' },
      unsignedCut: null,
    },
  }),
  sizeLimits: workshopRange,
  blocker: null,
  replacedBy: null,
  photos: [],
  cutList: [
    {
      task: 'Slab looked over, any vein runs along the length',
      detail: '',
      doneAt: '2026-12-01T08:10:00.000Z',
      doneBy: 'Tom',
    },
    { task: 'Cut 2 of them, each', detail: '1194 × 350', doneAt: null, doneBy: null },
    { task: 'Diagonals differ by no more than', detail: '1 mm', doneAt: null, doneBy: null },
    { task: 'Sink cut-out, centre 400, 195', detail: 'by its template', doneAt: null, doneBy: null },
    { task: 'Wrapped, corner guards, label on the back', detail: '', doneAt: null, doneBy: null },
  ],
  due: { on: '2026-12-22', isBooked: false },
  orderId: null,
  ...details,
});
