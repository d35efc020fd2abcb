/** Digest of the content, width in pixels, format. */
export const pictureNameForm = /^[0-9a-f]{64}-[1-9][0-9]{0,3}\.(?:jpg|avif)$/;

/** What the name of a kept picture says of it. */
export interface PictureName {
  digest: string;
  width: number;
  format: 'jpg' | 'avif';
}

/** null: it is not the name of one of ours. */
export function readPictureName(name: string): PictureName | null {
  if (!pictureNameForm.test(name)) return null;
  const [digest = '', width = '', format] = name.split(/[-.]/);
  return { digest, width: Number(width), format: format === 'jpg' ? 'jpg' : 'avif' };
}
