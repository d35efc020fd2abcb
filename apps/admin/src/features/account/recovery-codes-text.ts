import { company } from '@app/content';
import { formatDay } from '@app/pricing';
import { text } from './text';

/** The codes as they are copied and downloaded: with whose they are, since a file outlives its place. */
export const recoveryCodesText = (codes: readonly string[], email: string, now: Date): string =>
  `${[text.fileHead(company.name, email, formatDay(now)), '', ...codes].join('\n')}\n`;
