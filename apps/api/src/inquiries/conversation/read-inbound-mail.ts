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

/** Bytes. Text comes before attachments, and nothing of the rest is kept. */
export const maxReadBytes = 512 * 1024;
/** The parser takes longer for each line the more there are. */
const maxLines = 10_000;

/** Reads the text of a mail, or of its beginning. Nothing in it is trusted. */
export async function readInboundMail(source: Buffer): Promise<InboundMail> {
  const mail = await PostalMime.parse(beginningOf(source));
  const messageId = /^<[^<>\s]{1,290}>$/.test(mail.messageId ?? '') ? (mail.messageId ?? null) : null;
  return {
    addresses: addressesOf(mail),
    isAutomatic: !/^(no)?$/i.test(headerOf(mail, 'auto-submitted').trim()),
    text: wordsOf(mail),
    messageId,
    key: hash('sha256', messageId ?? source, 'base64url'),
  };
}

function beginningOf(source: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < maxLines; line += 1) {
    end = source.indexOf('\n', end) + 1;
    if (end === 0) return source.subarray(0, maxReadBytes);
  }
  return source.subarray(0, Math.min(end, maxReadBytes));
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? '';

/** Mail servers add the envelope's recipient in headers of their own. */
const addressesOf = (mail: Email): string[] => [
  ...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(membersOf),
  ...['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerOf(mail, name).trim()),
];

const membersOf = (address: Address): string[] =>
  address.group ? address.group.map((member) => member.address) : [address.address ?? ''];

/** Customers send files by the shop's forms, where they are checked and re-encoded. */
const withoutFiles = '[Files came with it and were left out.]';

function wordsOf({ text, html, attachments }: Email): string {
  const said = tidied(withoutQuote(tidied(text ?? wordsInHtml(html ?? ''))));
  const files = attachments.length ? withoutFiles : '';
  const room = maxReplyLength - files.length - 2;
  const kept = said.length > room ? `${said.slice(0, room - 1).replace(/[\ud800-\udbff]$/, '')}…` : said;
  return [kept, files].filter(Boolean).join('\n\n') || '[The mail has no words.]';
}

const tidied = (words: string) =>
  words
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '')
    .trim();

/** Removes our own quoted text at the end. Quoted text between the customer's lines stays. */
const withoutQuote = (words: string) => {
  const lines = words.split('\n');
  while (/^\s*(>|$)/.test(lines.at(-1) ?? 'x')) lines.pop();
  if (lines.length < words.split('\n').length && /:\s*$/.test(lines.at(-1) ?? '')) lines.pop();
  return lines.length ? lines.join('\n') : words;
};

/** Characters, of a mail without plain text. */
const maxHtmlLength = 200_000;

/** Anybody can send such a mail, so each step is linear. */
const wordsInHtml = (html: string) =>
  html
    .slice(0, maxHtmlLength)
    .split(/<(?=(?:head|style|script)\b)/i)
    .map((part, at) => (at === 0 ? part : part.replace(/^[^]*?(?:<\/(?:head|style|script)>|$)/i, '')))
    .join('')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
