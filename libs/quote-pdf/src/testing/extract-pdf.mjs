// Reads a PDF from its standard input, as a browser does, and says as JSON what it found. A program of its own,
// because what reads PDFs ships ES modules alone, which Jest cannot load.
import { buffer } from 'node:stream/consumers';
import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text, totalPages } = await extractText(document, { mergePages: true });
const { info } = await getMeta(document);
const { links } = await extractLinks(document);
const structure = await (await document.getPage(1)).getStructTree();

const found = {
  pages: totalPages,
  text: text.replace(/\s+/g, ' ').trim(),
  title: info.Title,
  author: info.Author,
  language: info.Language,
  links,
  figures: figuresIn(structure),
};
process.stdout.write(JSON.stringify(found));

/** What is said of each figure. */
function figuresIn(node) {
  const own = node?.role === 'Figure' ? [node.alt ?? ''] : [];
  return [...own, ...(node?.children ?? []).flatMap(figuresIn)];
}
