import type { JobSheet } from '../job/job-sheet';

/** The job sheet of the design, confirmed by phone. */
export const aJobSheet = (sheet: Partial<JobSheet> = {}): JobSheet => ({
  reference: 'VT-26-00412',
  ordered: null,
  printedAt: new Date('2026-11-21T11:06:00Z'),
  material: 'Marble',
  color: 'Calacatta Gold',
  thickness: '20 mm',
  thicknessMm: 20,
  size: { lengthMm: 1194, widthMm: 350 },
  quotedSize: { lengthMm: 1200, widthMm: 350 },
  quantity: 1,
  sinkName: 'Undermount Oval',
  cutoutNames: ['Tap hole, 35 mm'],
  included: ['Undermount Oval: cut-out only, no basin.', 'Tap hole, 35 mm: tap not supplied.'],
  places: null,
  customerNote: null,
  remarks: [],
  room: null,
  access: null,
  state: {
    kind: 'confirmed',
    agreed: {
      version: 2,
      places: {
        sinks: [{ fromLeftMm: 400, fromBackMm: 195 }],
        cutouts: [{ at: [{ fromLeftMm: 400, fromBackMm: 45 }] }],
      },
      how: 'phone',
      note: '1200 wall to wall, 3 mm play each side agreed: cut 1194. Left wall out of square by 5 mm.',
      by: 'Alison',
      at: new Date('2026-11-21T11:05:00Z'),
      agreement: {
        by: 'Eleanor Marsh',
        how: 'order-page',
        at: new Date('2026-11-21T18:40:00Z'),
      },
      unsignedCut: null,
    },
  },
  customer: { name: 'Eleanor Marsh', phone: '07700 900142', deliveryAddress: null },
  isDelivered: false,
  url: 'https://shop.example/admin/tops/VT-26-00412',
  ...sheet,
});
