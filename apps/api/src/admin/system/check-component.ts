import type { SystemComponent } from '@app/contracts';
import { withTimeout } from '../../platform/clock/with-timeout';

/** The result of a component's check; without `state`, the response time decides. */
export interface CheckResult {
  state?: SystemComponent['state'];
  detail?: string | null;
  /** False if the response time does not depend on the component. */
  isTimed?: boolean;
}

export interface ComponentCheck {
  id: string;
  label: string;
  slowMs: number;
  /** If it throws, the component is down. The error is not shown, as it may contain secrets. */
  check: () => Promise<CheckResult>;
  whenDown?: string;
}

/** Never throws. After `timeoutMs` the component is down. */
export async function checkComponent(
  { id, label, slowMs, check, whenDown = 'does not answer' }: ComponentCheck,
  timeoutMs = 3_000,
): Promise<SystemComponent> {
  const since = performance.now();
  try {
    const { state, detail = null, isTimed = true } = await withTimeout(check(), timeoutMs);
    const ms = Math.max(0.1, Math.round((performance.now() - since) * 10) / 10);
    return { id, label, state: state ?? (ms > slowMs ? 'slow' : 'up'), ms: isTimed ? ms : null, detail };
  } catch {
    return { id, label, state: 'down', ms: null, detail: whenDown };
  }
}
