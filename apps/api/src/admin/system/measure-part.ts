import type { SystemPart } from '@app/contracts';
import { withTimeout } from '../../platform/clock/with-timeout';

/** How a part answered; without `state`, the response time decides. */
export interface PartAnswer {
  state?: SystemPart['state'];
  detail?: string | null;
  /** False: the time says nothing about the part itself. */
  isTimed?: boolean;
}

export interface PartToMeasure {
  id: string;
  label: string;
  slowMs: number;
  /** If it throws, the part is down. The error is not shown, as it may contain secrets. */
  check: () => Promise<PartAnswer>;
  whenDown?: string;
}

/** Never throws; gives up on a part after `timeoutMs`. */
export async function measurePart(
  { id, label, slowMs, check, whenDown = 'does not answer' }: PartToMeasure,
  timeoutMs = 3_000,
): Promise<SystemPart> {
  const since = performance.now();
  try {
    const { state, detail = null, isTimed = true } = await withTimeout(check(), timeoutMs);
    const ms = Math.max(0.1, Math.round((performance.now() - since) * 10) / 10);
    return { id, label, state: state ?? (ms > slowMs ? 'slow' : 'up'), ms: isTimed ? ms : null, detail };
  } catch {
    return { id, label, state: 'down', ms: null, detail: whenDown };
  }
}
