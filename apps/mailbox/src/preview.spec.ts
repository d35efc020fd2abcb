import { pictureOf, previewHtml } from './preview';

const none = () => undefined;
const view = { scheme: 'light', images: 'on' } as const;

it.each([
  ['<!doctype html><html><head><title>x', '<!doctype html><html><head><base target="_blank"><title>x'],
  ['<p>x', '<base target="_blank"><p>x'],
])('opens links in a new tab: %s', (html, opened) => expect(previewHtml(html, none, view)).toBe(opened));

it('shows a mail in dark or light mode, regardless of the system', () => {
  const html = '<style>@media (prefers-color-scheme: dark) and (min-width: 600px) {a{}}</style>';

  expect(previewHtml(html, none, { ...view, scheme: 'dark' })).toContain('@media (min-width: 0px) and');
  expect(previewHtml(html, none, view)).toContain('@media (max-width: 0px) and');
});

it('uses a dark canvas only for mails that support dark mode', () => {
  const meta = '<head><meta name="color-scheme" content="light dark">';

  expect(previewHtml(meta, none, { ...view, scheme: 'dark' })).toContain(
    ':root{color-scheme:dark only!important}',
  );
  expect(previewHtml('<p>plain', none, { ...view, scheme: 'dark' })).not.toContain('color-scheme');
});

it('embeds pictures by their cid, and nothing that is not a picture', () => {
  const attachment = (cid: string, type: string) => ({
    name: '',
    type,
    size: 1,
    cid,
    content: Buffer.from('x'),
  });
  const opened = previewHtml(
    '<img src="cid:plan@shop"><i style="background:url(cid:b)"><img src="cid:page">',
    pictureOf([
      attachment('plan@shop', 'image/png'),
      attachment('b', 'image/gif'),
      attachment('page', 'text/html'),
    ]),
    view,
  );

  expect(opened).toContain(
    '<img src="data:image/png;base64,eA=="><i style="background:url(data:image/gif;base64,eA==)">',
  );
  expect(opened).toContain('<img src="cid:page">');
});
