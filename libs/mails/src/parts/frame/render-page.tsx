import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bgcolor, colorStyles } from './color-styles';
import { stylesheets } from './stylesheet';

const width = 600;
const ground = colorStyles({ ground: 'ground', text: 'ink' });
const sheet = colorStyles({ ground: 'surface' });

/** For Outlook, which ignores max-width: a table of fixed width around the mail. */
const forOutlook = [
  `<!--[if mso]><table role="presentation" width="${width}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const;
/** Without these settings Outlook enlarges everything except pictures by a third at high DPI. */
const outlookSettings =
  '<!--[if mso]><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->';
/** Invisible characters that keep the mail's text out of the inbox preview. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The HTML page of a mail; its parts are the rows of one table. */
export function renderPage({
  title,
  preview,
  rows,
}: {
  title: string;
  preview: string;
  rows: ReactNode;
}): string {
  const before = renderToStaticMarkup(<>{preview}</>);
  const table = renderToStaticMarkup(
    <table
      role="presentation"
      width="100%"
      align="center"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      {...bgcolor('surface')}
      className={sheet.className}
      style={{ ...sheet.style, width: '100%', maxWidth: width }}
    >
      <tbody>{rows}</tbody>
    </table>,
  );
  const outer = `bgcolor="${ground.style.backgroundColor}" class="${ground.className}" style="background-color:${ground.style.backgroundColor};color:${ground.style.color}`;
  return [
    '<!DOCTYPE html><html lang="en-GB" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    '<meta name="x-apple-disable-message-reformatting">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
    `<title>${renderToStaticMarkup(<>{title}</>)}</title>${outlookSettings}`,
    ...stylesheets.map((rules) => `<style>${rules}</style>`),
    `</head><body ${outer};margin:0;padding:0">`,
    `<div style="display:none;mso-hide:all">${before}${previewFiller}</div>`,
    // Webmail strips <html>, and the language with it.
    '<div role="article" aria-roledescription="email" lang="en-GB" dir="ltr">',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${outer}">`,
    `<tr><td align="center" class="o" style="padding:28px 0 40px">${forOutlook[0]}${table}${forOutlook[1]}</td></tr></table>`,
    '</div></body></html>',
  ].join('\n');
}
