import MailComposer from 'nodemailer/lib/mail-composer';
import type { RenderedMail } from '@app/mails';
import type { MailKind } from '../mail-kind';
import type { ComposedMail } from './mail-composers';

/** Characters: enough for all names and subjects that we send. */
const maxHeaderLength = 200;

/** Text for a header: one line, without characters that are invisible or change the writing direction. */
export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxHeaderLength)
    // After the cut, which may have split a surrogate pair.
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, '');

interface NamedAddress {
  name: string;
  address: string;
}

export interface MessageParts {
  id: string;
  kind: MailKind;
  from: NamedAddress;
  to: { name: string | null; address: string };
  replyTo: string;
  rendered: RenderedMail;
  composed: Omit<ComposedMail, 'data'>;
  at: Date;
}

/** Kinds that a person requested. All others count as automatic. */
const requestedKinds: readonly MailKind[] = ['quote', 'quotes', 'inquiry-answer'];

export function buildMessage({
  id,
  kind,
  from,
  to,
  replyTo,
  rendered,
  composed,
  at,
}: MessageParts): Promise<Buffer> {
  const { attachments = [], calendar, references = [], isAutomaticReply, unsubscribeUrl } = composed;
  const isAutomatic = isAutomaticReply || !requestedKinds.includes(kind);
  const composer = new MailComposer({
    from: withHeaderText(from),
    to: withHeaderText({ name: to.name ?? '', address: to.address }),
    replyTo: replyTo === from.address ? undefined : replyTo,
    subject: toHeaderText(rendered.subject),
    html: rendered.html,
    text: rendered.text,
    messageId: messageIdOf(id, from.address),
    inReplyTo: references.at(-1),
    references: [...references],
    date: at,
    headers: {
      // Suppresses out-of-office replies (RFC 3834, and Exchange's own header).
      ...(isAutomatic && {
        'Auto-Submitted': isAutomaticReply ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
      }),
      // One-click unsubscribing (RFC 8058).
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: attachments.map(({ name, type, content, cid }) => ({
      filename: toHeaderText(name),
      contentType: type,
      content,
      contentDisposition: cid ? ('inline' as const) : ('attachment' as const),
      cid,
    })),
    // Sent as an alternative to the HTML and as a file, since mail programs do not cancel an event for a file only.
    icalEvent: calendar
      ? {
          method: calendar.method,
          filename: toHeaderText(calendar.name),
          content: calendar.content,
          contentTransferEncoding: 'base64',
        }
      : undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The same for every try, so that mail programs recognise repeats. */
export const messageIdOf = (id: string, fromAddress: string) =>
  `<${id}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;

const withHeaderText = ({ name, address }: NamedAddress) => ({ name: toHeaderText(name), address });
