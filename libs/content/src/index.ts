export { company } from './company';
export type { Company } from './company';
