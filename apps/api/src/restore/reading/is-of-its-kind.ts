const kinds: Readonly<Record<string, (content: Buffer) => boolean>> = {
  jpg: (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  avif: (content) => /^ftyp(?:avif|avis|mif1)/.test(content.toString('latin1', 4, 12)),
  pdf: (content) => content.toString('latin1', 0, 1_024).includes('%PDF-'),
};

/** Whether a file begins as those of its name do. It is never opened here: that is for those who know the format. */
export const isOfItsKind = (key: string, content: Buffer): boolean =>
  kinds[key.slice(key.lastIndexOf('.') + 1)]?.(content) ?? false;
