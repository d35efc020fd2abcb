import type { TestApi } from '../../testing/servers/start-api';
import { useApi } from '../../testing/servers/use-api';
import { checkAttempts, referenceOf } from './a-deposit';
import { FakeCardPayments } from './fake-card-payments';

/** The application with a fake card provider. After each test the provider works again and the clock is reset. */
export function useCards(env?: Record<string, string>) {
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);
  const cards = new FakeCardPayments(now);
  const api = useApi({ cardPayments: cards, now, ...(env && { env }) });
  afterEach(() => {
    vi.restoreAllMocks();
    cards.recover();
    clock.aheadMs = 0;
  });
  return { api, cards, clock, now };
}

/** Charges a card on the first page of a deposit, and checks the attempt. */
export async function payByCard(
  api: TestApi,
  cards: FakeCardPayments,
  deposit: { id: string },
): Promise<void> {
  cards.pay(referenceOf(deposit));
  await checkAttempts(api, deposit.id);
}
