import { withoutControls } from './without-controls';

/** One line and no more: what stands in a subject or a name must not begin another (RFC 5322 §2.2). */
export const oneLine = (words: string): string => withoutControls(words).replace(/\s+/gu, ' ').trim();
