// Reads PDFs as a browser does, and tells what it found: the one on its standard input as JSON, or each that its parent
// sends. A program of its own, because what reads PDFs ships ES modules alone, which Jest cannot load.
import { buffer } from 'node:stream/consumers';
import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf';

if (process.send) {
  process.on('message', (pdf) => {
    read(pdf).then(
      (found) => process.send({ found }),
      (error) => process.send({ error: String(error) }),
    );
  });
} else {
  process.stdout.write(JSON.stringify(await read(await buffer(process.stdin))));
}

async function read(pdf) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  const { links } = await extractLinks(document);
  const structure = await (await document.getPage(1)).getStructTree();
  return {
    pages: totalPages,
    text: text.replace(/\s+/g, ' ').trim(),
    title: info.Title,
    author: info.Author,
    language: info.Language,
    links,
    figures: figuresIn(structure),
  };
}

/** What is said of each figure. */
function figuresIn(node) {
  const own = node?.role === 'Figure' ? [node.alt ?? ''] : [];
  return [...own, ...(node?.children ?? []).flatMap(figuresIn)];
}
