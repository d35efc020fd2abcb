import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a PDF says to whoever opens it. */
export interface ReadPdf {
  pages: number;
  /** All of its words, with single spaces. */
  text: string;
  title: unknown;
  author: unknown;
  language: unknown;
  links: string[];
  /** What is said of each figure to those who do not see it. */
  figures: string[];
}

/** A node of a PDF's structure, as far as it is looked at. */
interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

/** Reads a PDF back, as a browser does. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const { links } = await extractLinks(document);
  const structure = (await (await document.getPage(1)).getStructTree()) as StructureNode | null;
  return {
    pages: totalPages,
    text: text.replace(/\s+/g, ' ').trim(),
    title: info.Title,
    author: info.Author,
    language: info.Language,
    links,
    figures: structure ? figuresIn(structure) : [],
  };
}

/** What is said of each figure. */
function figuresIn({ role, alt = '', children = [] }: StructureNode): string[] {
  return [...(role === 'Figure' ? [alt] : []), ...children.flatMap(figuresIn)];
}
