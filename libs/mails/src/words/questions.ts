import { company } from '@app/content';

/** Where questions go; the reply address is one that people read. */
export const questions = (): string =>
  `Questions? Reply to this mail${company.phone.display && ` or ring ${company.phone.display}`}; a person reads it.`;
