// `node bench/flame-graph.ts <file.cpuprofile> <picture.svg> [title]`: what a server spent its time on, drawn: the wider the longer,
// what is called above who calls it. Starting and idling are left out, and what took less than half a percent.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Profiler } from 'node:inspector';

interface Frame {
  name: string;
  microseconds: number;
  called: Map<string, Frame>;
}

const width = 1_200;
const rowHeight = 17;
const leastShare = 0.005;
/** Where the answering of requests begins; what is below is Node's own loop. */
const beginnings = ['parserOnHeadersComplete', 'processTicksAndRejections', 'onStreamRead'];

const [file = '', picture = '', title = basename(file)] = process.argv.slice(2);
const whole = readProfile(JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile);
writeFileSync(picture, draw(whole));

/** Merges samples by whom they were called by, from where the answering of a request begins. */
function readProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Frame {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callerOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const root: Frame = { name: 'requests', microseconds: 0, called: new Map() };
  for (const [at, sample] of samples.entries()) {
    const names: string[] = [];
    for (let id: number | undefined = sample; id !== undefined; id = callerOf.get(id)) {
      const { functionName, url } = byId.get(id)?.callFrame ?? { functionName: '', url: '' };
      names.unshift(`${functionName || '(anonymous)'} ${placeOf(url)}`.trim());
    }
    const begun = names.findIndex((name) => beginnings.some((beginning) => name.startsWith(beginning)));
    if (begun === -1 || names.some((name) => /^(?:evaluate|__webpack_require__)\b/.test(name))) continue;
    let frame = root;
    const took = timeDeltas[at] ?? 0;
    frame.microseconds += took;
    for (const name of names.slice(begun)) {
      const next = frame.called.get(name) ?? { name, microseconds: 0, called: new Map<string, Frame>() };
      frame.called.set(name, next);
      next.microseconds += took;
      frame = next;
    }
  }
  return root;
}

/** The package or the part of Node that a function is in, or V8 itself; nothing for our own. */
function placeOf(url: string): string {
  if (!url) return '(native)';
  const [, place = url.startsWith('node:') ? url : ''] =
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return place && `(${place})`;
}

function draw(root: Frame): string {
  const boxes: string[] = [];
  let deepest = 0;
  const add = (frame: Frame, x: number, depth: number): void => {
    const share = frame.microseconds / root.microseconds;
    if (share < leastShare) return;
    deepest = Math.max(deepest, depth);
    const boxWidth = share * width;
    const fits = Math.floor(boxWidth / 6.6);
    const isOurs = !frame.name.includes('(');
    const label = fits < 4 ? '' : frame.name.slice(0, fits);
    boxes.push(
      `<g transform="translate(${x.toFixed(1)} ${-depth * rowHeight})"><title>${escape(`${frame.name}: ${(share * 100).toFixed(1)} %`)}</title><rect width="${boxWidth.toFixed(1)}" height="${rowHeight - 1}" fill="${isOurs ? '#9cc5a1' : '#e8d8b0'}"/><text x="3" y="12">${escape(label)}</text></g>`,
    );
    let childX = x;
    for (const child of [...frame.called.values()].toSorted((a, b) => b.microseconds - a.microseconds)) {
      add(child, childX, depth + 1);
      childX += (child.microseconds / root.microseconds) * width;
    }
  };
  add(root, 0, 0);
  const height = (deepest + 2) * rowHeight + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11"><rect width="100%" height="100%" fill="#fff"/><text x="3" y="14" font-size="13">${escape(title)}</text><g transform="translate(0 ${height - rowHeight - 2})">${boxes.join('\n')}</g></svg>\n`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
