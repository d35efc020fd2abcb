import { idempotencyKeyHeader } from '@app/contracts';
import { ApiError, apiMutation, randomKey } from '@app/web-client';

/**
 * Idempotency key of an open form. A retry after a lost connection or a proxy timeout sends the same key; a response
 * from the API renews it.
 */
export class IdempotentRequest {
  private key = randomKey();
  private content: string | undefined;

  /** A changed body is a new request. */
  post<T>(path: string, body: unknown, content = JSON.stringify(body)): Promise<T> {
    if (content !== this.content) this.key = randomKey();
    this.content = content;
    return this.withKey((key) => apiMutation('POST', path, body, { [idempotencyKeyHeader]: key }));
  }

  /** Renews the key once the API has answered. */
  async withKey<T>(call: (key: string) => Promise<T>): Promise<T> {
    try {
      const response = await call(this.key);
      this.key = randomKey();
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) this.key = randomKey();
      throw error;
    }
  }
}
