import PDFDocument from 'pdfkit';
import { featuresOf, setText, type TypeStyle } from '../type/set-text';
import { breakLines, shorten } from '../type/break-lines';
import type { Typeface, Typefaces } from '../type/typefaces';

/** Where things are on A4, in CSS pixels, the unit in which it is drawn (prototype: pdf-quote). */
export const page = {
  left: 56,
  right: 793.7 - 56,
  width: 793.7 - 112,
  top: 52,
  bottom: 1122.5 - 40,
} as const;
/** Line height of text, as a share of its size. */
export const leading = 1.45;
/** From the top of such a line to its baseline. */
export const ascent = 1.085;
/** Points of a PDF in one CSS pixel. */
const pointsPerPx = 0.75;

export interface TextStyle extends TypeStyle {
  color: string;
}

interface TextPlace {
  x: number;
  /** Of the baseline. */
  y: number;
  align?: 'left' | 'right' | 'center';
  /** Degrees clockwise about x, y. */
  rotation?: number;
}

interface WordsPlace extends Omit<TextPlace, 'rotation'> {
  /** Of a line that is wider the beginning is written. */
  width?: number;
  lineHeight?: number;
}

/** What a stretch of the page is, for those who have it read out. */
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect' | 'Link';

interface PaperFacts {
  title: string;
  author: string;
  subject: string;
  /** Stands for the day it was made, too: the same page is the same bytes. */
  dated: Date;
  /** To be kept for years: PDF/A-2b, which anybody can still read then. */
  isArchived?: boolean;
}

/** Sheets of A4, drawn in CSS pixels, with every stretch of it tagged. */
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
      // Else it would begin by embedding Helvetica.
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

  /** What is drawn from now on is on another sheet. */
  turn(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
    this.doc.scale(pointsPerPx);
  }

  /** Whatever `draw` draws is one thing, `alt` in words; where it tags in turn, those are its parts. */
  tag(tag: Tag, draw: () => void, options: { alt?: string; scope?: 'Column' } = {}): void {
    const outer = this.parent;
    const element = this.doc.struct(tag, options);
    outer.add(element);
    this.parent = element;
    draw();
    element.end();
    this.parent = outer;
  }

  /** Rules, boxes and the like, which nobody needs to hear about. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc.save());
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /** Something drawn that means something: the part of the tag that is open. */
  draw(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.parent.add(() => {
      draw(this.doc.save());
      this.doc.restore();
    });
  }

  /** One line of text, part of the tag that is open. */
  text(text: string, style: TextStyle, { x, y, align = 'left', rotation = 0 }: TextPlace): void {
    const set = setText(text, style, this.faces);
    const from = x - { left: 0, right: set.width, center: set.width / 2 }[align];
    this.draw((doc) => {
      if (rotation) doc.rotate(rotation, { origin: [x, y] });
      doc.fillColor(style.color);
      for (const run of set.runs) {
        // A space that must not break has done its work; whoever searches the page types plain ones.
        doc
          .font(run.cut)
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

  /** A line that is one thing, or several below one another. */
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

  /** A line from margin to margin, unless said otherwise. */
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
    return setText(text, style, this.faces).width;
  }

  /** The lines that a text takes in a column, at most so many. */
  linesOf(text: string, style: TypeStyle, width: number, mostLines?: number): string[] {
    return breakLines(text, width, (part) => this.widthOf(part, style), mostLines);
  }

  /** As much of a text as one line holds. */
  oneLine(text: string, style: TypeStyle, width: number): string {
    return shorten(text.replace(/\s+/g, ' ').trim(), width, (part) => this.widthOf(part, style));
  }

  /** Makes an area lead somewhere. */
  link({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>, url: string): void {
    this.doc.link(x, y, width, height, url, {
      structParent: this.parent,
      Contents: new String(url),
    } as never);
  }

  /** The finished file. Nothing can be drawn after. */
  async finish(): Promise<Buffer> {
    this.parent.end();
    this.doc.end();
    return this.bytes;
  }
}

/**
 * The font as pdfkit uses it: it takes anything that can lay out text, and writes into the positions it is given, so
 * it gets copies of the words we remember.
 */
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

/** pdfkit writes these into XML as they are. */
const forXml = (text: string): string => text.replaceAll('&', 'and').replace(/[<>\p{Cc}]/gu, ' ');

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
