import type { TestApi } from '../../testing/start-api';
import { useApi } from '../../testing/use-api';
import { checkAttempts, referenceOf } from './a-deposit';
import { FakeCardPayments } from './fake-card-payments';

/**
 * The application with cards that are played, for all tests of a file; `clock` sets its time ahead. After each test the
 * provider is well again, and the time is today's.
 */
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

/** A card is charged on the first page of a deposit, and we see it. */
export async function payByCard(
  api: TestApi,
  cards: FakeCardPayments,
  deposit: { id: string },
): Promise<void> {
  cards.pay(referenceOf(deposit));
  await checkAttempts(api, deposit.id);
}
