import { Statements } from '../../database/statements';
import { drawingsOf } from '../../quotes';
import { DrawingAgreement } from '../../quotes/drawings/drawing-agreement.entity';
import type { TestApi } from '../servers/start-api';

/** Agrees to the drawing of a top whose sizes are confirmed, as its customer does. */
export async function signDrawing(api: TestApi, quoteId: string): Promise<void> {
  const statements = api.app.get(Statements);
  const [found] = await drawingsOf(statements, [quoteId]);
  if (!found || found.agreement) return;
  const { version, drawing, digest } = found;
  await statements.manager.insert(DrawingAgreement, {
    quoteId,
    version,
    drawing,
    digest,
    agreedBy: 'Ada Lovelace',
    how: 'order-page',
    signatureId: null,
    recordedBy: null,
    agreedAt: new Date(),
  });
}
