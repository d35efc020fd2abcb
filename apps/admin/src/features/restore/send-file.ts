import { ApiError, toErrorResponse } from '@app/web-client';

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
