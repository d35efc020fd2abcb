import { idempotencyKeyHeader } from '@app/contracts';
import { ApiError, apiMutation, randomKey } from '@app/web-client';

/**
 * The key of one request that must not be carried out twice, of a form for as long as it is open: pressing again after
 * the line broke, or something on it (a proxy) gave up, is the same request, while what the API has answered is over.
 */
export class RequestIntent {
  private key = randomKey();
  private content: string | undefined;

  /** Sends something new: other words are another request. */
  create<T>(path: string, body: unknown, content = JSON.stringify(body)): Promise<T> {
    if (content !== this.content) this.key = randomKey();
    this.content = content;
    return this.run((key) => apiMutation('POST', path, body, { [idempotencyKeyHeader]: key }));
  }

  /** Calls with the key, and takes a new one once there was an answer. */
  async run<T>(call: (key: string) => Promise<T>): Promise<T> {
    try {
      const answer = await call(this.key);
      this.key = randomKey();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) this.key = randomKey();
      throw error;
    }
  }
}
