import type { AdminBasin } from '@app/contracts';

export const aBasin = (details: Partial<AdminBasin> = {}): AdminBasin => ({
  id: 3,
  maker: 'Generic',
  name: 'Oval 430',
  type: 'undermount',
  size: {
    shape: 'oval',
    radiusMm: 0,
    bowlLengthMm: 470,
    bowlWidthMm: 276,
    cutoutLengthMm: 430,
    cutoutWidthMm: 236,
    overhangMm: 3,
    holes: [],
  },
  template: null,
  isActive: true,
  version: 1,
  updatedAt: null,
  ...details,
});
