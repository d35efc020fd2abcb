import { appointmentCancelledSentence } from './appointments/appointment-mails';
import { invoiceAttachedSentence } from './deposits/invoice-mail';
import { renderPage } from './parts/frame/render-page';
import { Header } from './parts/frame/header';
import { toText } from './parts/to-text';
import type { MailDataByKind, MailKind, MailNews, RenderedMail } from './mail-data';
import { templates } from './templates';
import { oneLine, shorten } from './words/typed-text';

/** In characters; inboxes show about half. */
const maxSubject = 160;
const maxPreview = 200;

const newsSentence = (news: MailNews): string =>
  news.kind === 'invoice' ? invoiceAttachedSentence(news.data) : appointmentCancelledSentence(news.data);

/** Renders a mail: subject, HTML and plain text from the same parts. */
export function renderMail<Kind extends MailKind>(
  kind: Kind,
  data: MailDataByKind[Kind],
  includedNews: readonly MailNews[] = [],
): RenderedMail {
  const { subject, preview, Body } = templates[kind];
  const title = shorten(oneLine(subject(data)), maxSubject);
  const rows = (
    <>
      <Header />
      {Body({ ...data, also: includedNews.map(newsSentence) })}
    </>
  );
  return {
    subject: title,
    html: renderPage({ title, preview: shorten(oneLine(preview(data)), maxPreview), rows }),
    text: `${toText(rows)}\n`,
  };
}
