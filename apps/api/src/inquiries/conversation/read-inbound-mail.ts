import { hash } from 'node:crypto';
import { maxReplyLength } from '@app/contracts';
import PostalMime, { type Address, type Email } from 'postal-mime';

interface InboundMail {
  addresses: string[];
  /** Sent by a machine, such as an out-of-office reply (RFC 3834). */
  isAutomatic: boolean;
  text: string;
  messageId: string | null;
  key: string;
}

/** Bytes. The text comes before attachments, which are dropped. */
export const maxReadBytes = 512 * 1024;
/** The parser's time per line grows with the number of lines. */
const maxLines = 10_000;

/** Reads the text of a mail, or of its first part. Nothing in the mail is trusted. */
export async function readInboundMail(source: Buffer): Promise<InboundMail> {
  const mail = await PostalMime.parse(shorten(source));
  const messageId = /^<[^<>\s]{1,290}>$/.test(mail.messageId ?? '') ? (mail.messageId ?? null) : null;
  return {
    addresses: addressesOf(mail),
    isAutomatic: !/^(no)?$/i.test(headerOf(mail, 'auto-submitted').trim()),
    text: textOf(mail),
    messageId,
    key: hash('sha256', messageId ?? source, 'base64url'),
  };
}

function shorten(source: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < maxLines; line += 1) {
    end = source.indexOf('\n', end) + 1;
    if (end === 0) return source.subarray(0, maxReadBytes);
  }
  return source.subarray(0, Math.min(end, maxReadBytes));
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? '';

/** Mail servers add the envelope's recipient in one of these headers. */
const addressesOf = (mail: Email): string[] => [
  ...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(membersOf),
  ...['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerOf(mail, name).trim()),
];

const membersOf = (address: Address): string[] =>
  address.group ? address.group.map((member) => member.address) : [address.address ?? ''];

/** Files are only accepted by the shop's forms, which check and re-encode them. */
const attachmentsRemoved = '[Attachments were removed.]';

function textOf({ text, html, attachments }: Email): string {
  const body = cleanText(withoutQuote(cleanText(text ?? textOfHtml(html ?? ''))));
  const attachmentNotice = attachments.length ? attachmentsRemoved : '';
  const maxBodyLength = maxReplyLength - attachmentNotice.length - 2;
  const shortenedBody =
    body.length > maxBodyLength
      ? `${body.slice(0, maxBodyLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
      : body;
  return [shortenedBody, attachmentNotice].filter(Boolean).join('\n\n') || '[The mail has no text.]';
}

const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '')
    .trim();

/** Removes our own quoted text at the end. Quoted text between the customer's lines stays. */
const withoutQuote = (text: string) => {
  const lines = text.split('\n');
  while (/^\s*(>|$)/.test(lines.at(-1) ?? 'x')) lines.pop();
  if (lines.length < text.split('\n').length && /:\s*$/.test(lines.at(-1) ?? '')) lines.pop();
  return lines.length ? lines.join('\n') : text;
};

/** Characters of HTML that are read if the mail has no plain text. */
const maxHtmlLength = 200_000;

/** Each step takes linear time, since anybody can send such a mail. */
const textOfHtml = (html: string) =>
  html
    .slice(0, maxHtmlLength)
    .split(/<(?=(?:head|style|script)\b)/i)
    .map((part, index) => (index === 0 ? part : part.replace(/^[^]*?(?:<\/(?:head|style|script)>|$)/i, '')))
    .join('')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
