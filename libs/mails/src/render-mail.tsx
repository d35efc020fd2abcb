import { frame } from './parts/frame';
import { Letterhead } from './parts/letterhead';
import { toText } from './parts/to-text';
import type { MailDataByKind, MailKind, RenderedMail } from './mail-data';
import { templates } from './templates';
import { oneLine, shorten } from './words/typed-words';

/** Characters; inboxes show about half of it. */
const longestSubject = 160;
const longestPreview = 200;

/** Writes a mail: its subject, and its body as HTML and as plain text, both from the same parts. */
export function renderMail<Kind extends MailKind>(kind: Kind, data: MailDataByKind[Kind]): RenderedMail {
  const { subject, preview, Body } = templates[kind];
  const title = shorten(oneLine(subject(data)), longestSubject);
  const rows = (
    <>
      <Letterhead />
      <Body {...data} />
    </>
  );
  return {
    subject: title,
    html: frame({ title, preview: shorten(oneLine(preview(data)), longestPreview), rows }),
    text: `${toText(rows)}\n`,
  };
}
