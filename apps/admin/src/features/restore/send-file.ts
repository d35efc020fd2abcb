import { ApiError, toErrorResponse } from '@app/web-client';
import { text } from './text';

interface Sending {
  signal: AbortSignal;
  /** How much has left; told a few times a second. */
  onSent: (bytes: number) => void;
}

/** Longer than the shop's server waits for the API. */
const patienceMs = 40 * 60_000;

/**
 * Sends a file as it is: the browser reads it piece by piece as the line takes it, so that a large one is never in memory.
 * `fetch` does not tell how much has left.
 * @throws ApiError where the API answered, an AbortError where it was stopped, and another error where nobody answered
 */
export async function sendFile<Result>(
  path: string,
  file: File,
  { signal, onSent }: Sending,
): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open('POST', path);
    request.timeout = patienceMs;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
    request.upload.addEventListener('load', () => onSent(file.size));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status === 200) resolve(JSON.parse(responseText) as Result);
      else reject(new ApiError(`${status}: ${responseText}`, status, toErrorResponse(responseText)));
    });
    for (const failure of ['error', 'timeout'] as const)
      request.addEventListener(failure, () => reject(new Error(`Network error for ${path}: ${failure}`)));
    request.addEventListener('abort', () => reject(new DOMException('It was stopped.', 'AbortError')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    signal.addEventListener('abort', stop);
    request.send(file);
  });
}

/** What was chosen need not be sent. Its message is a sentence. */
export class InvalidFile extends Error {
  override readonly name = 'UnfitFile';
}

const firstBytes = 256;
/** Stands in the second line. */
const mark = '"vanity-tops-export"';

/**
 * What is wrong with a file that can be told before it is sent, which may take minutes; null: it is worth sending. All
 * else the API says, which looks at every line.
 */
export async function problemOfFile(file: File, mostBytes: number): Promise<string | null> {
  if (file.size > mostBytes) return text.tooLarge(mostBytes);
  const start = await file.slice(0, firstBytes).text();
  return start.includes(mark) ? null : text.notExport;
}
