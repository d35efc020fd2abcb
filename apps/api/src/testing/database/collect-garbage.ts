import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So that a `WeakRef` shows whether something is still referenced. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
