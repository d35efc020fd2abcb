/** Digest of the content, width in pixels, format. */
export const pictureNameForm = /^[0-9a-f]{64}-[1-9][0-9]{0,3}\.(?:jpg|avif)$/;
