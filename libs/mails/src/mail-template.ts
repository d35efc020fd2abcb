import type { ReactNode } from 'react';
import type { MailDataByKind, MailKind } from './mail-data';

/** One mail: what it says, given the facts. */
export interface MailTemplate<Kind extends MailKind> {
  subject: (data: MailDataByKind[Kind]) => string;
  /** What an inbox shows beside the subject. */
  preview: (data: MailDataByKind[Kind]) => string;
  Body: (data: MailDataByKind[Kind]) => ReactNode;
}
