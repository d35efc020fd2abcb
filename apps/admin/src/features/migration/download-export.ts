import { paths } from '@app/contracts';
import { apiFile } from '@app/web-client';
import { londonDay } from '../../lib/london-day';

export interface ExportFile {
  name: string;
  content: Blob;
}

/** So much is handed to the browser at a time. */
const pieceBytes = 8 * 1024 * 1024;

/**
 * The whole database as a file. A link to the address would be saved without us hearing whether all of it arrived, and a
 * refusal would take the page's place; so it is fetched. What arrives is handed over in pieces: a Blob is kept by the
 * browser, on the disk where it is large, and the tab itself holds one piece at a time. A connection that breaks off
 * fails, so that half a backup is never taken for a whole one.
 */
export async function downloadExport(onBytes: (bytes: number) => void): Promise<ExportFile> {
  const reply = await apiFile(paths.exportCurrentData);
  return {
    name: nameIn(reply.headers.get('Content-Disposition')) ?? `database-export-${londonDay()}.json`,
    content: await inPieces(reply, onBytes),
  };
}

async function inPieces({ body }: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: Blob[] = [];
  let chunks: BlobPart[] = [];
  let waiting = 0;
  let bytes = 0;
  const handOver = () => {
    pieces.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  };
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    waiting += next.value.byteLength;
    bytes += next.value.byteLength;
    if (waiting >= pieceBytes) handOver();
    onBytes(bytes);
  }
  handOver();
  return new Blob(pieces, { type: 'application/json' });
}

const nameIn = (disposition: string | null): string | undefined =>
  /filename="?([\w.-]+)"?/.exec(disposition ?? '')?.[1];
