import MailComposer from 'nodemailer/lib/mail-composer';
import type { RenderedMail } from '@app/mails';
import type { NamedAddress } from '../../config/read-mail';
import type { MailKind } from '../mail-kind';
import type { ComposedMail } from './mail-composers';

/** Enough for any name and any subject of ours. */
const longest = 200;

/**
 * Text as it may stand in a header: one line, whatever counts as the end of one, and nothing that turns the direction
 * of reading round or cannot be seen.
 */
export const toHeaderText = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // After the cut, which may have left half a character.
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu, '');

/** Everything that goes into the message of a mail. */
export interface LetterParts {
  id: string;
  kind: MailKind;
  from: NamedAddress;
  to: { name: string | null; address: string };
  /** Where an answer goes. */
  replyTo: string;
  rendered: RenderedMail;
  composed: Omit<ComposedMail, 'data'>;
  at: Date;
}

/** Somebody has pressed a button for these, and waits for them; all others were sent by a machine alone. */
const askedForByHand: readonly MailKind[] = ['quote', 'quotes', 'inquiry-answer'];

/** The whole message in bytes, as every try sends it (RFC 5322). */
export function writeLetter({
  id,
  kind,
  from,
  to,
  replyTo,
  rendered,
  composed,
  at,
}: LetterParts): Promise<Buffer> {
  const { attachments = [], calendar, references = [], isAutomaticReply, unsubscribeUrl } = composed;
  const isAutomatic = isAutomaticReply || !askedForByHand.includes(kind);
  const composer = new MailComposer({
    from: named(from),
    to: named({ name: to.name ?? '', address: to.address }),
    replyTo: replyTo === from.address ? undefined : replyTo,
    subject: toHeaderText(rendered.subject),
    html: rendered.html,
    text: rendered.text,
    messageId: messageIdOf(id, from.address),
    inReplyTo: references.at(-1),
    references: [...references],
    date: at,
    headers: {
      // Holiday notices and other machines do not answer what says so (RFC 3834; Exchange has a word of its own).
      ...(isAutomatic && {
        'Auto-Submitted': isAutomaticReply ? 'auto-replied' : 'auto-generated',
        'X-Auto-Response-Suppress': 'OOF, AutoReply',
      }),
      // One press in the mail program itself (RFC 8058).
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
    // As a further alternative beside the HTML, and as a file: from a file alone a cancellation removes nothing.
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

/** Known before the mail is written, and the same for every try: a repeat is recognised by it. */
export const messageIdOf = (id: string, fromAddress: string) =>
  `<${id}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;

const named = ({ name, address }: NamedAddress) => ({ name: toHeaderText(name), address });
