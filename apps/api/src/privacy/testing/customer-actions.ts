import { CheckPayment } from '../../payments/attempts/check-payment';
import { lastAttempt } from '../../payments/testing/a-deposit';
import type { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { aForm, aPdf } from '../../testing/a-form';
import type { TestApi } from '../../testing/start-api';
import { until } from '../../testing/until';

interface Scene {
  api: TestApi;
  cards: FakeCardPayments;
  /** Stands in everything that is said. */
  canary: string;
}

/** What customers do by the product's own routes; `scene` is asked for anew by each call. */
export function customerActions(scene: () => Scene) {
  const send = async (url: string, body: unknown, status = 201) => {
    const reply = await scene().api.post(url, body);
    expect({ url, status: reply.statusCode, body: reply.body }).toMatchObject({ status });
    return reply.json<{ id: string }>();
  };
  const attach = async (url: string) => {
    const { api, canary } = scene();
    const pdf = Buffer.concat([aPdf().subarray(0, 9), Buffer.from(`% ${canary}\n`), aPdf().subarray(9)]);
    const reply = await api.inject({
      method: 'POST',
      url,
      ...aForm([{ name: `${canary} plan.pdf`, content: pdf }]),
    });
    expect({ url, status: reply.statusCode, body: reply.body }).toMatchObject({ status: 201 });
  };
  const pay = async ({ id }: { id: string }) => {
    const { api, cards } = scene();
    cards.pay(`dep-${id}-1`);
    await api.app.get(CheckPayment).check((await lastAttempt(api, id)).id);
    // The worker may have been at it.
    await until(async () => (await lastAttempt(api, id)).state === 'paid');
  };
  return { send, attach, pay };
}
