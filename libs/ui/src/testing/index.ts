export type { UiStates, UiState, PlayContext } from './state';
export { keepToasts } from './keep-toasts';
export { toastButton } from './toast-button';
export { acrossElements } from './across-elements';
