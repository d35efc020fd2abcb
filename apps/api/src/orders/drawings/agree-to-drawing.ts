import type { AgreeToDrawingRequest, OrderStage } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import {
  addToTimelines,
  DrawingAgreement,
  drawingsOf,
  type FoundDrawing,
  isComplete,
  lockTop,
} from '../../quotes';
import { mailDrawing } from './mail-drawing';

/** The customer agrees to the drawing of a top on the page of the order. */
@Injectable()
export class AgreeToDrawing {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent.
   * @throws AppError `drawing/not-found`, `drawing/incomplete`, and `drawing/changed` if the customer saw another drawing
   */
  agree(quoteId: string, { digest: shownDigest, agreedBy }: AgreeToDrawingRequest): Promise<void> {
    return this.statements.transaction(async (tx) => {
      await lockTop(tx, quoteId);
      const [found] = await drawingsOf(tx, [quoteId]);
      if (!found) throw new AppError('drawing/not-found');
      const { drawing, digest, version } = found;
      if (digest !== shownDigest) throw new AppError('drawing/changed');
      if (found.agreement) return;
      if (!isComplete(drawing)) throw new AppError('drawing/incomplete');
      if (!canAgree(found)) throw new AppError('drawing/not-found');
      const at = this.clock.now();
      await tx.manager.insert(DrawingAgreement, {
        quoteId,
        version,
        drawing,
        digest,
        agreedBy,
        how: 'order-page',
        signatureId: null,
        recordedBy: null,
        agreedAt: at,
      });
      const details = { name: agreedBy, version };
      await addToTimelines(tx, [quoteId], { kind: 'drawing-agreed', details, at });
      await mailDrawing(tx, quoteId, at);
    });
  }
}

const stagesForAgreement: readonly (OrderStage | null)[] = ['measured', 'in-production'];

/** Whether the customer can agree to a drawing: it is complete, and the top is not finished yet. */
export const canAgree = ({ drawing, stage, agreement }: FoundDrawing): boolean =>
  !agreement && stagesForAgreement.includes(stage) && isComplete(drawing);
