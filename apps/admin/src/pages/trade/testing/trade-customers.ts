import type { Material, TradeCustomer, TradeCustomersResponse } from '@app/contracts';

export const fiveMaterials = ['Granite', 'Marble', 'Quartz', 'Porcelain', 'Limestone'].map(
  (name, index) => ({ id: index + 1, name, thicknesses: [] as string[], colors: [] }) as unknown as Material,
);

export const aTradeCustomer = (details: Partial<TradeCustomer> = {}): TradeCustomer => ({
  id: 'kLSwY2vXZwqkrDQuVyeBfQ',
  company: 'Marsh Bathrooms Ltd',
  email: 'ana@marsh.example',
  vatNumber: 'GB123456789',
  isActive: true,
  percentages: [
    { materialId: 1, percent: '15.00' },
    { materialId: 2, percent: '12.50' },
  ],
  linkSentAt: '2026-11-20T10:00:00.000Z',
  ...details,
});

export const tradeCustomersResponse = (
  details: Partial<TradeCustomersResponse> = {},
): TradeCustomersResponse => ({
  customers: [
    aTradeCustomer({
      id: 'mLSwY2vXZwqkrDQuVyeBfQ',
      company: 'Abbey Interiors',
      email: 'office@abbey.example',
      percentages: [],
      linkSentAt: null,
      isActive: false,
    }),
    aTradeCustomer(),
    aTradeCustomer({
      id: 'nLSwY2vXZwqkrDQuVyeBfQ',
      company: 'Featherstonehaugh-Cholmondeley & Daughters, Builders of Fine Bathrooms since 1889 (Reading)',
      email: 'a.very.long.address.of.somebody@featherstonehaugh-cholmondeley.example',
      percentages: [1, 2, 3, 4, 5].map((materialId) => ({ materialId, percent: '7.25' })),
      linkSentAt: null,
    }),
  ],
  floor: '150.00',
  ...details,
});
