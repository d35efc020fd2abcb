/** The kinds of pictures that are read. No other decoder is ever reached by what strangers send. */
export type PictureType = 'jpeg' | 'png' | 'webp';

/** Bytes that tell them apart. */
export const telling = 16;

/** What a file begins like; what it is called, and what it is said to be, count for nothing. */
export function pictureTypeOf(head: Buffer): PictureType | null {
  const text = head.toString('latin1', 0, telling);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')) return 'png';
  if (/^RIFF[^]{4}WEBPVP8[ LX]/.test(text)) return 'webp';
  return null;
}
