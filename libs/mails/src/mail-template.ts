import type { ReactNode } from 'react';
import type { MailDataByKind, MailKind } from './mail-data';

/** Makes a mail of one kind from its data. */
export interface MailTemplate<Kind extends MailKind> {
  subject: (data: MailDataByKind[Kind]) => string;
  preview: (data: MailDataByKind[Kind]) => string;
  /** @param data in mails to customers also with paragraphs of minor news */
  Body: (data: MailDataByKind[Kind] & { also?: readonly string[] }) => ReactNode;
}
