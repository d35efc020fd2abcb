import type { SystemPart } from '@app/contracts';

/** How a part answered; what is not said follows from how long it took. */
export interface PartAnswer {
  state?: SystemPart['state'];
  detail?: string | null;
  /** False: how long it took tells nothing of the part itself. */
  isTimed?: boolean;
}

export interface PartToMeasure {
  id: string;
  label: string;
  /** Beyond that it is slow. */
  slowMs: number;
  /** Where it throws, the part is down; what it threw is not shown, as it may hold secrets. */
  ask: () => Promise<PartAnswer>;
  /** What a part that is down means. */
  whenDown?: string;
}

/** How a part is at this moment. Never throws; nobody waits longer than so for a part that does not answer. */
export async function measurePart(
  { id, label, slowMs, ask, whenDown = 'does not answer' }: PartToMeasure,
  patienceMs = 3_000,
): Promise<SystemPart> {
  const since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('too late')), patienceMs);
    });
    const { state, detail = null, isTimed = true } = await Promise.race([ask(), late]);
    const ms = Math.max(0.1, Math.round((performance.now() - since) * 10) / 10);
    return { id, label, state: state ?? (ms > slowMs ? 'slow' : 'up'), ms: isTimed ? ms : null, detail };
  } catch {
    return { id, label, state: 'down', ms: null, detail: whenDown };
  } finally {
    clearTimeout(timer);
  }
}
