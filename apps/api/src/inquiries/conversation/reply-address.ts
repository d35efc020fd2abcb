const tokenPlaceholder = '{token}';

/** The token is the mail's id, which only the recipient knows. It is hexadecimal, since servers may lower-case addresses. */
export const replyAddressOf = (pattern: string, mailId: string): string =>
  pattern.replace(tokenPlaceholder, Buffer.from(mailId, 'base64url').toString('hex'));

export function readReplyAddress(pattern: string, addresses: readonly string[]): string | null {
  const [before = '', after = ''] = pattern.toLowerCase().split(tokenPlaceholder);
  for (const address of addresses.map((text) => text.toLowerCase())) {
    const token = address.slice(before.length, address.length - after.length);
    if (/^[0-9a-f]{32}$/.test(token) && address === before + token + after)
      return Buffer.from(token, 'hex').toString('base64url');
  }
  return null;
}
