import { ApiError } from '@app/web-client';

/**
 * The key of one request to give money back: pressing again after the line broke, or something on it (a proxy) gave up,
 * must not send it twice, while what the API has answered is over.
 */
export class RefundIntent {
  private key = randomKey();

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

/** 128 bits. `crypto.randomUUID` is missing on pages without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
