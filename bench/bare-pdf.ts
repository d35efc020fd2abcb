// The yardstick of the PDF: as many words in the same fonts and the same picture, on nothing but pdfkit. No layout, no
// kerning kept from one page to the next, no drawing, no code, nothing tagged.
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const root = new URL('../libs/', import.meta.url);
const file = (path: string) => readFileSync(new URL(path, root));
const fonts = ['regular', 'medium', 'semibold'].map((cut) =>
  file(`quote-pdf/fonts/instrument-sans-${cut}.ttf`),
);
const display = file('quote-pdf/fonts/newsreader-display.ttf');
const picture = file('stone/images/calacatta-gold/close-320.jpg');
const words = 'Within 24 hours we ring to confirm the measurements; nothing is cut before that. £1,234.50';

export function barePdf({ reference }: { reference: string }) {
  return new Promise<Buffer>((resolve) => {
    const doc = new PDFDocument({ size: 'A4', margin: 40, font: '', info: { Title: reference } });
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.font(display).fontSize(28).text('Quote', 40, 40).image(picture, 480, 40, { width: 44 });
    fonts.forEach((font, cut) => {
      doc.font(font).fontSize(8);
      for (let line = 0; line < 14; line += 1)
        doc.text(`${reference} ${words}`, 40, 100 + (cut * 14 + line) * 16, { lineBreak: false });
    });
    doc.end();
  });
}
