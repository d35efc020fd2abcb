export type { PartStates, State, Visitor } from './state';
