import { usualWorkshopMax, type WorkshopSettings, workshopRange } from '@app/contracts';
import type { StatementRunner } from '../database/statements';
import { Workshop } from './workshop.entity';

/** With the usual limits where the owner set none (D52). */
export async function readWorkshop({ manager }: Pick<StatementRunner, 'manager'>): Promise<WorkshopSettings> {
  const row = await manager.findOneBy(Workshop, { id: 1 });
  const { lengthMm, widthMm } = workshopRange;
  return {
    weeklySquareMetres: row?.weeklySquareMetres ?? null,
    sizeLimits: {
      lengthMm: { min: lengthMm.min, max: row?.maxLengthMm ?? usualWorkshopMax.lengthMm },
      widthMm: { min: widthMm.min, max: row?.maxWidthMm ?? usualWorkshopMax.widthMm },
    },
  };
}
