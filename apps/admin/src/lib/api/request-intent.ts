import { idempotencyKeyHeader } from '@app/contracts';
import { ApiError, apiMutation, randomKey } from '@app/web-client';

/**
 * Idempotency key of a form, for as long as it is open. Retrying after a lost connection or a proxy timeout is the
 * same request; an answer from the API ends it.
 */
export class RequestIntent {
  private key = randomKey();
  private content: string | undefined;

  /** A changed body is a new request. */
  create<T>(path: string, body: unknown, content = JSON.stringify(body)): Promise<T> {
    if (content !== this.content) this.key = randomKey();
    this.content = content;
    return this.run((key) => apiMutation('POST', path, body, { [idempotencyKeyHeader]: key }));
  }

  /** Renews the key once the API has answered. */
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
