import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';

/** The content of a PDF. */
interface ReadPdf {
  pages: number;
  /** All text, with single spaces. */
  text: string;
  title: unknown;
  author: unknown;
  language: unknown;
  links: string[];
  /** Alternative texts of the figures. */
  figures: string[];
}

/** The parts of a PDF structure node that we read. */
interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

/** Parses a PDF as a browser does. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const { links } = await extractLinks(document);
  const figures: string[] = [];
  for (let number = 1; number <= totalPages; number += 1) {
    const structure = (await (await document.getPage(number)).getStructTree()) as StructureNode | null;
    if (structure) figures.push(...figuresIn(structure));
  }
  return {
    pages: totalPages,
    text: text.replace(/\s+/g, ' ').trim(),
    title: info.Title,
    author: info.Author,
    language: info.Language,
    links,
    figures,
  };
}

/** Alternative texts of the figures below a node. */
function figuresIn({ role, alt = '', children = [] }: StructureNode): string[] {
  return [...(role === 'Figure' ? [alt] : []), ...children.flatMap(figuresIn)];
}
