import { readQuantity } from '@app/configuration';
import { isRecord, isTopLayout, quoteLimits } from '@app/contracts';
import { StoredEntry } from '@app/ui';
import { emptyState, type CalculatorState } from './calculator-state';

const version = 1;
/** The last unsaved configuration; survives closing the tab. */
const entry = new StoredEntry('localStorage', 'calculator-draft', (stored) => toDraft(JSON.parse(stored)));

export const draftStore = {
  read: () => entry.read(),
  write: (state: CalculatorState) => void entry.write(JSON.stringify({ version, state })),
  clear: () => entry.clear(),
};

/** Storage may hold another version's draft, so every field is checked. */
function toDraft(stored: unknown): CalculatorState | null {
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.state)) return null;
  const { state } = stored;
  const id = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : null);
  const typed = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : '');
  const draft: CalculatorState = {
    materialId: id(state.materialId),
    colorId: id(state.colorId),
    sinkTypeId: id(state.sinkTypeId),
    thicknessId: id(state.thicknessId),
    cutoutId: id(state.cutoutId),
    cutoutIds: Array.isArray(state.cutoutIds)
      ? state.cutoutIds.map(id).filter((value) => value !== null)
      : [],
    length: typed(state.length, 40),
    width: typed(state.width, 40),
    // Drafts of older versions have no quantity.
    quantity: readQuantity(String(state.quantity)) ?? 1,
    layout: isTopLayout(state.layout) ? state.layout : null,
    // May be longer than a quote allows: pasted text is kept until it is shortened.
    notes: typed(state.notes, 10 * quoteLimits.notes),
  };
  return JSON.stringify(draft) === JSON.stringify(emptyState) ? null : draft;
}
