import { handedOver, orderStages, quoteStatuses } from '@app/contracts';
import { type StageInput, stageReachedBy, stageOfItem } from './stage-of-item';

const item: StageInput = {
  isPlaced: true,
  status: 'approved',
  isMeasured: false,
  reached: 'to-measure',
  isDelivery: false,
  isRefunded: false,
};

it.each<[string, Partial<StageInput>, ReturnType<typeof stageOfItem>]>([
  ['just ordered', {}, 'to-measure'],
  ['whose sizes are agreed', { isMeasured: true }, 'measured'],
  ['whose revised price is not agreed yet', { reached: 'measured' }, 'to-measure'],
  ['in production, even without agreed sizes', { reached: 'in-production' }, 'in-production'],
  ['of an unpaid order', { isPlaced: false, isMeasured: true }, null],
  ['that was declined', { status: 'declined', reached: 'ready' }, null],
  ['reopened', { status: 'approved', reached: 'ready', isMeasured: true }, 'ready'],
  ['set back to pending', { status: 'pending' }, 'to-measure'],
  ['that was refunded completely', { isRefunded: true, reached: 'ready' }, null],
  ['completed', { status: 'completed' }, 'collected'],
  ['completed with delivery', { status: 'completed', isDelivery: true }, 'delivered'],
  [
    'completed after it was collected',
    { status: 'completed', isDelivery: true, reached: 'collected' },
    'collected',
  ],
])('a top %s', (_, facts, stage) => {
  expect(stageOfItem({ ...item, ...facts })).toBe(stage);
});

it('returns to its stage when reopened after a decline', () => {
  for (const reached of orderStages)
    for (const isMeasured of [true, false]) {
      const before = stageOfItem({ ...item, reached, isMeasured });
      const kept = stageReachedBy({ reached, isMeasured });
      expect(stageOfItem({ ...item, reached: kept, isMeasured, status: 'declined' })).toBeNull();
      expect(stageOfItem({ ...item, reached: kept, isMeasured })).toBe(before);
    }
});

it('is handed over once completed, but only if it is ordered', () => {
  for (const reached of orderStages)
    for (const status of quoteStatuses) {
      expect(stageOfItem({ ...item, reached, status, isPlaced: false })).toBeNull();
      if (status === 'completed') expect(handedOver).toContain(stageOfItem({ ...item, reached, status }));
    }
});
