import type { WebhookTry } from '../state/records';

/** SumUp has not published how long it waits. */
const patienceMs = 5_000;

/** Posts it once and says how that went. */
export async function sendWebhook(url: string, body: unknown, stopping: AbortSignal): Promise<WebhookTry> {
  const at = new Date().toISOString();
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'SumUp-Sandbox' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]),
    });
    await reply.body?.cancel();
    return { at, status: reply.status };
  } catch (error) {
    // What fetch throws says only that it failed; the reason is its cause.
    const { message, cause } = error as { message: string; cause?: { message?: string } };
    return { at, error: cause?.message || message };
  }
}

/** Anything but a 2xx is tried again. */
export const wasTaken = ({ status = 0 }: WebhookTry): boolean => status >= 200 && status < 300;
