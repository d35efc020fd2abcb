import { type BoardColumn, type BoardColumnName, type OrderStage, paths } from '@app/contracts';
import type { APIRequestContext } from '@playwright/test';

/** Stages for each order, the longest-waiting first. */
const stagesOfOrders: readonly OrderStage[][] = [['in-production', 'ready'], ['in-production'], []];

/** Moves some orders along, so that each column of the board has a card. The request must be signed in. */
export async function fillBoard(request: APIRequestContext): Promise<void> {
  const column = async (name: BoardColumnName) =>
    (await (await request.get(paths.boardColumn(name))).json()) as BoardColumn;
  if ((await column('ready')).total > 0) return;
  await request.put(paths.workshop, {
    data: { weeklySquareMetres: '1.5', maxLengthMm: 3_200, maxWidthMm: 1_600 },
  });
  const { cards } = await column('to-measure');
  for (const [index, stages] of stagesOfOrders.entries()) {
    const card = cards[index];
    if (!card) return;
    await request.post(paths.measurements(card.id), {
      data: {
        lengthMm: card.length,
        widthMm: card.width,
        how: 'phone',
        knownVersion: null,
        price: 'keep',
      },
    });
    for (const [step, stage] of stages.entries())
      await request.put(paths.orderStage(card.id), {
        data: { stage, from: stages[step - 1] ?? 'measured', reason: 'Agreed by phone' },
      });
  }
}
