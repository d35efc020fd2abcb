import PDFDocument from 'pdfkit';
import { featuresOf, layOutText, type TypeStyle } from '../type/lay-out-text';
import { breakLines, shorten } from '../type/break-lines';
import type { Typeface, Typefaces } from '../type/typefaces';

/** Layout of A4 in CSS pixels, the drawing unit (prototype: pdf-quote). */
export const page = {
  left: 56,
  right: 793.7 - 56,
  width: 793.7 - 112,
  top: 52,
  bottom: 1122.5 - 40,
} as const;
/** Line height as a multiple of the type size. */
export const leading = 1.45;
/** From the top of a line to its baseline, as a multiple of the type size. */
export const ascent = 1.085;
/** PDF points per CSS pixel. */
const pointsPerPx = 0.75;

export interface TextStyle extends TypeStyle {
  color: string;
}

interface TextPlace {
  x: number;
  /** y of the baseline. */
  y: number;
  align?: 'left' | 'right' | 'center';
  rotation?: number;
}

interface WordsPlace extends Omit<TextPlace, 'rotation'> {
  /** Longer lines are shortened to this width. */
  width?: number;
  lineHeight?: number;
}

/** The PDF structure tag, for screen readers. */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect' | 'Link';

interface PaperFacts {
  title: string;
  author: string;
  subject: string;
  /** Also the file's date: the same page gives the same bytes. */
  dated: Date;
  /** PDF/A-2b, for archiving. */
  isArchived?: boolean;
}

/** Pages of A4, drawn in CSS pixels, with tagged content. */
export class Paper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly bytes: Promise<Buffer>;
  private parent: PDFKit.PDFStructureElement;

  constructor(
    private readonly faces: Typefaces,
    { title, author, subject, dated, isArchived = false }: PaperFacts,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'en-GB',
      tagged: true,
      displayTitle: true,
      ...(isArchived && { subset: 'PDF/A-2b' as const }),
      // pdfkit would otherwise embed Helvetica first.
      font: '',
      info: {
        Title: forXml(title),
        Author: forXml(author),
        Subject: forXml(subject),
        Creator: forXml(author),
        CreationDate: dated,
        ModDate: dated,
      },
    });
    this.bytes = collect(this.doc);
    for (const [name, face] of Object.entries(faces)) this.doc.registerFont(name, forPdfkit(face));
    this.doc.scale(pointsPerPx);
    this.parent = this.doc.struct('Document');
    this.doc.addStructure(this.parent);
  }

  addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.doc.scale(pointsPerPx);
  }

  /** Tags what `draw` draws, with an alternative text; nested tags become its parts. */
  tag(tag: Tag, draw: () => void, options: { alt?: string; scope?: 'Column' } = {}): void {
    const outer = this.parent;
    const element = this.doc.struct(tag, options);
    outer.add(element);
    this.parent = element;
    draw();
    element.end();
    this.parent = outer;
  }

  /** Draws rules, boxes and other decoration, which screen readers ignore. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc.save());
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Draws meaningful graphics, as part of the open tag. */
  draw(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.parent.add(() => {
      draw(this.doc.save());
      this.doc.restore();
    });
  }

  /** Writes one line of text, as part of the open tag. */
  text(text: string, style: TextStyle, { x, y, align = 'left', rotation = 0 }: TextPlace): void {
    const set = layOutText(text, style, this.faces);
    const from = x - { left: 0, right: set.width, center: set.width / 2 }[align];
    this.draw((doc) => {
      if (rotation) doc.rotate(rotation, { origin: [x, y] });
      doc.fillColor(style.color);
      for (const run of set.runs) {
        // Non-breaking spaces become normal ones, so that a search in the PDF finds the text.
        doc
          .font(run.face)
          .fontSize(style.size)
          .text(run.text.replaceAll('\u00a0', ' '), from + run.x, y, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: featuresOf(style),
            characterSpacing: (style.tracking ?? 0) * style.size,
          });
      }
    });
  }

  /** Writes a tagged text of one or more lines. */
  write(tag: Tag, words: string | readonly string[], style: TextStyle, place: WordsPlace): void {
    const { y, width, lineHeight = style.size * leading, ...rest } = place;
    const lines = typeof words === 'string' ? [words] : words;
    this.tag(
      tag,
      () =>
        lines.forEach((line, index) => {
          const shown = width === undefined ? line : this.oneLine(line, style, width);
          this.text(shown, style, { ...rest, y: y + index * lineHeight });
        }),
      tag === 'TH' ? { scope: 'Column' } : {},
    );
  }

  /** Draws a horizontal line, by default from margin to margin. */
  rule(
    y: number,
    color: string,
    {
      left = page.left,
      right = page.right,
      width = 1,
    }: { left?: number; right?: number; width?: number } = {},
  ): void {
    this.decorate((doc) => doc.lineWidth(width).moveTo(left, y).lineTo(right, y).stroke(color));
  }

  widthOf(text: string, style: TypeStyle): number {
    return layOutText(text, style, this.faces).width;
  }

  /** Breaks a text into lines of a width. */
  linesOf(text: string, style: TypeStyle, width: number, maxLines?: number): string[] {
    return breakLines(text, width, (part) => this.widthOf(part, style), maxLines);
  }

  /** Shortens a text to one line. */
  oneLine(text: string, style: TypeStyle, width: number): string {
    return shorten(text.replace(/\s+/g, ' ').trim(), width, (part) => this.widthOf(part, style));
  }

  /** Makes an area a link. */
  link({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, url: string): void {
    this.doc.link(x, y, width, height, url, {
      structParent: this.parent,
      Contents: new String(url),
    } as never);
  }

  /** The finished file; nothing can be drawn afterwards. */
  async finish(): Promise<Buffer> {
    this.parent.end();
    this.doc.end();
    return this.bytes;
  }
}

/** The font for pdfkit, which uses our cached layout. pdfkit changes the positions that it gets, so it gets copies. */
function forPdfkit({ font, shape }: Typeface): PDFKit.Mixins.PDFFontSource {
  return Object.create(font, {
    layout: {
      value: (text: string, features: readonly string[] = []) => {
        const { positions, ...rest } = shape(text, features);
        return { ...rest, positions: positions.map((position) => ({ ...position })) };
      },
    },
  }) as PDFKit.Mixins.PDFFontSource;
}

/** pdfkit writes these into XML unescaped. */
const forXml = (text: string): string => text.replaceAll('&', 'and').replace(/[<>\p{Cc}]/gu, ' ');

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
