interface MimePart {
  /** In lower case: `text/calendar; charset=utf-8; method=request`. */
  type: string;
  disposition: string;
  body: Buffer;
  parts: MimePart[];
}

/** Parses a mail (RFC 2045, 2046), as far as ours need. */
export function mimeTree(source: string): MimePart {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '';
  const content = source.slice(end + 4);
  const [, boundary] = /boundary="?([^";]+)"?/i.exec(header('Content-Type')) ?? [];
  return {
    type: header('Content-Type').toLowerCase(),
    disposition: header('Content-Disposition'),
    body: decode(content, header('Content-Transfer-Encoding').toLowerCase()),
    parts: boundary
      ? (content.split(`--${boundary}--`)[0] ?? '')
          .split(`--${boundary}\r\n`)
          .slice(1)
          .map((part) => mimeTree(part.replace(/\r\n$/, '')))
      : [],
  };
}

function decode(content: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(content, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(content);
  const text = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
