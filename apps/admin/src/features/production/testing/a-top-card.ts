import type { TopCard } from '@app/contracts';

export const aTopCard = (details: Partial<TopCard> = {}): TopCard => ({
  reference: 'VT-26-00412',
  order: 'OR-26-00031',
  stage: 'to-measure',
  material: { name: 'Quartz' },
  color: { name: 'Calacatta Gold', hexCode: '#efe9e1', imageUrl: null },
  thickness: { displayName: '20mm' },
  length: 1_200,
  width: 350,
  quantity: 1,
  sinkType: { name: 'Undermount Sink' },
  cutouts: [{ id: 1, name: 'Tap Hole' }],
  layout: null,
  note: 'Please keep the vein along the length.',
  measurements: null,
  isMeasured: false,
  holds: [],
  problems: [],
  access: null,
  isDelivery: true,
  ...details,
});
