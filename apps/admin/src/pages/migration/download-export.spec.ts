import { paths } from '@app/contracts';
import { ApiError } from '@app/web-client';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { downloadExport } from './use-database-export';

const bytes = (content: string) => new TextEncoder().encode(content);
const reply = (pieces: readonly string[], { breaksOff = false } = {}) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        for (const piece of pieces) stream.enqueue(bytes(piece));
        if (breaksOff) stream.error(new TypeError('network error'));
        else stream.close();
      },
    }),
    { headers: { 'Content-Disposition': 'attachment; filename="database-export-2026-11-21.json"' } },
  );
const serve = (answer: () => Response) => new FakeServer().on('GET', paths.exportCurrentData, answer);

it('saves the file under the API’s name, and reports progress', async () => {
  serve(() => reply(['{"format":', '"vanity-tops-export"}']));
  const heard: number[] = [];
  const file = await downloadExport((count) => heard.push(count));

  expect(file.name).toBe('database-export-2026-11-21.json');
  expect(file.content.size).toBe('{"format":"vanity-tops-export"}'.length);
  expect(file.content.type).toBe('application/json');
  expect(heard).toEqual([10, 31]);
});

it('fails if the connection breaks: half a backup is useless', async () => {
  serve(() => reply(['{"format":'], { breaksOff: true }));
  await expect(downloadExport(() => undefined)).rejects.toThrow();
});

it('fails with the API’s reason', async () => {
  new FakeServer().on('GET', paths.exportCurrentData, mockResponses.refused('migration/under-way'));
  await expect(downloadExport(() => undefined)).rejects.toThrow(ApiError);
});
