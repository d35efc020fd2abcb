import type { ReadAttachment } from '../mails/read-mail';
import type { PictureOf } from './preview-html';

/** The pictures among a mail's attachments; what calls itself something else is not shown. */
export function pictureOf(attachments: readonly ReadAttachment[]): PictureOf {
  const byCid = new Map(attachments.map((attachment) => [attachment.cid, attachment]));
  return (cid) => {
    const found = byCid.get(cid);
    return found && /^image\/[\w.+-]+$/.test(found.type)
      ? `data:${found.type};base64,${found.content.toString('base64')}`
      : undefined;
  };
}
