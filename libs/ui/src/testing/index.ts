export type { PartStates, State, Visitor } from './state';
export { keepToasts } from './keep-toasts';
