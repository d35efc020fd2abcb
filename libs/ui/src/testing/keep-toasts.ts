import { toastLimits } from '../toast/toast-store';

/** Toasts stay until dismissed: on a busy machine five seconds may pass between two lines of a test. */
export const keepToasts = () => void Object.assign(toastLimits, { displayMs: 1_000_000 });
