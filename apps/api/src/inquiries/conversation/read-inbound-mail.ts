import { createHash } from 'node:crypto';
import { longestReply } from '@app/contracts';
import PostalMime, { type Address, type Email } from 'postal-mime';

export interface InboundMail {
  /** Whom it was sent to, as far as its head says so. */
  addresses: string[];
  /** A machine's, such as a note of absence (RFC 3834): nobody has replied. */
  isAutomatic: boolean;
  text: string;
  messageId: string | null;
  /** Handed in once more, it is the same. */
  key: string;
}

/** Words stand before the files; of what is behind that much nothing is kept anyway. */
export const mostRead = 512 * 1024;
/** Nor behind so many lines, each of which takes the longer the more there were. */
const mostLines = 10_000;

/** Reads a mail, or the beginning of one: nothing in it is believed, and nothing shown but words. */
export async function readInboundMail(source: Buffer): Promise<InboundMail> {
  const mail = await PostalMime.parse(beginningOf(source));
  const messageId = /^<[^<>\s]{1,290}>$/.test(mail.messageId ?? '') ? (mail.messageId ?? null) : null;
  return {
    addresses: addressesOf(mail),
    isAutomatic: !/^(no)?$/i.test(headerOf(mail, 'auto-submitted').trim()),
    text: wordsOf(mail),
    messageId,
    key: createHash('sha256')
      .update(messageId ?? source)
      .digest('base64url'),
  };
}

function beginningOf(source: Buffer): Buffer {
  let end = 0;
  for (let line = 0; line < mostLines; line += 1) {
    end = source.indexOf('\n', end) + 1;
    if (end === 0) return source.subarray(0, mostRead);
  }
  return source.subarray(0, Math.min(end, mostRead));
}

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? '';

/** Servers that deliver it write the address that it came by into headers of their own. */
const addressesOf = (mail: Email): string[] => [
  ...[...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(membersOf),
  ...['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headerOf(mail, name).trim()),
];

const membersOf = (address: Address): string[] =>
  address.group ? address.group.map((member) => member.address) : [address.address ?? ''];

/** What would be kept of a file goes by the forms of the shop: there it is looked through and made anew. */
const withoutFiles = '[Files came with it and were left out.]';

function wordsOf({ text, html, attachments }: Email): string {
  const said = tidied(withoutQuote(tidied(text ?? wordsInHtml(html ?? ''))));
  const files = attachments.length ? withoutFiles : '';
  const room = longestReply - files.length - 2;
  const kept = said.length > room ? `${said.slice(0, room - 1).replace(/[\ud800-\udbff]$/, '')}…` : said;
  return [kept, files].filter(Boolean).join('\n\n') || '[The mail has no words.]';
}

const tidied = (words: string) =>
  words
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '')
    .trim();

/** Our own words, repeated below theirs by most mail programs. What stands between or below them is the customer's. */
const withoutQuote = (words: string) => {
  const lines = words.split('\n');
  while (/^\s*(>|$)/.test(lines.at(-1) ?? 'x')) lines.pop();
  if (lines.length < words.split('\n').length && /:\s*$/.test(lines.at(-1) ?? '')) lines.pop();
  return lines.length ? lines.join('\n') : words;
};

/** Of a mail that has no plain text. More of its mark-up than that is not read. */
const longestHtml = 200_000;

/** Each step goes once over it, whatever stands there: anybody can write such a mail. */
const wordsInHtml = (html: string) =>
  html
    .slice(0, longestHtml)
    .split(/<(?=(?:head|style|script)\b)/i)
    .map((part, at) => (at === 0 ? part : part.replace(/^[^]*?(?:<\/(?:head|style|script)>|$)/i, '')))
    .join('')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
