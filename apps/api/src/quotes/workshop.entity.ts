import { maxWeeklySquareMetres, workshopRange } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const { lengthMm, widthMm } = workshopRange;

/** One row with the owner's settings; null: not set. */
@Entity()
@Check(
  'ck_workshop_weekly_square_metres',
  `weekly_square_metres > 0 AND weekly_square_metres <= ${maxWeeklySquareMetres}`,
)
@Check('ck_workshop_max_length_mm', `max_length_mm BETWEEN ${lengthMm.min} AND ${lengthMm.max}`)
@Check('ck_workshop_max_width_mm', `max_width_mm BETWEEN ${widthMm.min} AND ${widthMm.max}`)
export class Workshop {
  @PrimaryColumn('integer') id: number;
  @Column('numeric', { precision: 6, scale: 2, nullable: true }) weeklySquareMetres: string | null;
  @Column('integer', { nullable: true }) maxLengthMm: number | null;
  @Column('integer', { nullable: true }) maxWidthMm: number | null;
}
