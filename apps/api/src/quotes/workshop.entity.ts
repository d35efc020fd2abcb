import { maxWeeklySquareMetres } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity()
@Check('ck_workshop_id', 'id = 1')
@Check(
  'ck_workshop_weekly_square_metres',
  `weekly_square_metres > 0 AND weekly_square_metres <= ${maxWeeklySquareMetres}`,
)
export class Workshop {
  @PrimaryColumn('integer') id: number;
  @Column('numeric', { precision: 6, scale: 2, nullable: true }) weeklySquareMetres: string | null;
}
