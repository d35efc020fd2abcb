import type { QuoteRow } from '../quote-row';

/** A saved quote: 1200 × 350 mm in Calacatta Gold with a sink and a tap hole, £477.00. */
export const aQuoteRow = (details: Partial<QuoteRow> = {}): QuoteRow => ({
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  reference: 'VT-26-00412',
  status: 'pending',
  material_id: 1,
  color_id: 2,
  thickness_id: 3,
  sink_type_id: 4,
  cutout_id: 5,
  cutout_ids: [5],
  length: 1200,
  width: 350,
  base_price: '6.200',
  total_price: '477.00',
  snapshot: {
    material: { id: 1, name: 'Marble', description: '', basePrice: '6.200' },
    color: {
      id: 2,
      name: 'Calacatta Gold',
      priceModifier: '8.50',
      hexCode: '#ebebea',
      images: [],
      stripUrl: null,
    },
    thickness: { id: 3, value: '20mm', displayName: '20mm (Standard)', priceModifier: '1.00' },
    sinkType: { id: 4, name: 'Undermount Oval', description: '', priceModifier: '95.00' },
    cutouts: [{ id: 5, name: 'Tap hole, 35 mm', description: '', priceModifier: '25.00' }],
    lines: [
      {
        kind: 'surface',
        label: 'Calacatta Gold',
        reckoning: '42 units of 100 × 100 mm at £8.50',
        amount: '357.00',
      },
      { kind: 'sink', label: 'Undermount Oval', reckoning: 'per sink', amount: '95.00' },
      { kind: 'cutout', label: 'Tap hole, 35 mm', reckoning: 'each', amount: '25.00' },
    ],
  },
  notes: null,
  replaces_quote_id: null,
  deposit_state: 'none',
  created_at: new Date('2026-11-21T09:00:00Z'),
  valid_until: new Date('2026-12-22T00:00:00Z'),
  superseded_at: null,
  ...details,
});
