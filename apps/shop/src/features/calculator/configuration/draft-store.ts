import { readQuantity } from '@app/configuration';
import { quoteLimits } from '@app/contracts';
import { emptyState, type CalculatorState } from './calculator-state';

/** Where the last unsaved configuration waits, also after the tab was closed. */
const key = 'calculator-draft';
const version = 1;

export const draftStore = {
  /** The draft, or null where there is none that can be read. */
  read(): CalculatorState | null {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return toDraft(stored);
    } catch {
      return null;
    }
  },
  write(state: CalculatorState): void {
    attempt(() => localStorage.setItem(key, JSON.stringify({ version, state })));
  },
  clear(): void {
    attempt(() => localStorage.removeItem(key));
  },
};

/** Storage may be full, or refused in a private window: the calculator works without a draft. */
function attempt(write: () => void) {
  try {
    write();
  } catch {
    // Nothing to do: the draft is a courtesy.
  }
}

/** What lies in storage may be of another version or touched by anyone, so every field is checked. */
function toDraft(stored: unknown): CalculatorState | null {
  if (!isRecord(stored) || stored.version !== version || !isRecord(stored.state)) return null;
  const { state } = stored;
  const id = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : null);
  const typed = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
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
    // A draft of before has none.
    quantity: readQuantity(String(state.quantity)) ?? 1,
    // Longer than a quote takes: what was pasted is kept until it is shortened.
    notes: typed(state.notes, 10 * quoteLimits.notes),
  };
  return JSON.stringify(draft) === JSON.stringify(emptyState) ? null : draft;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
