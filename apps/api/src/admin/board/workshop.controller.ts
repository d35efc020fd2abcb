import { isWholeWithin, maxWeeklySquareMetres, type SetWorkshopRequest, workshopRange } from '@app/contracts';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf } from '../../platform/validation';
import { readWorkshop, SetWorkshop } from '../../quotes';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';

const isSquareMetres = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\s*\d{1,4}(?:\.\d{1,2})?\s*$/.test(value) &&
  Number(value) > 0 &&
  Number(value) <= maxWeeklySquareMetres;

const millimetresFrom = (range: { min: number; max: number }) => ({
  accepts: (value: unknown) => isWholeWithin(value, range),
  message: `This must be ${range.min} to ${range.max.toLocaleString('en-GB')} mm.`,
});

class SetWorkshopDto extends dtoOf<SetWorkshopRequest>({
  weeklySquareMetres: {
    accepts: (value) => value === null || value === '' || isSquareMetres(value),
    message: `This must be square metres such as 12.50, at most ${maxWeeklySquareMetres.toLocaleString('en-GB')}.`,
  },
  maxLengthMm: millimetresFrom(workshopRange.lengthMm),
  maxWidthMm: millimetresFrom(workshopRange.widthMm),
}) {}

@ApiTags('Admin: workshop')
@Controller('admin/workshop')
export class WorkshopController {
  constructor(
    private readonly statements: Statements,
    private readonly setWorkshop: SetWorkshop,
  ) {}

  @Get()
  @Roles('office')
  @RespondsWith('WorkshopSettings')
  read() {
    return readWorkshop(this.statements);
  }

  @Put()
  @Roles('office')
  @RespondsWith('WorkshopSettings')
  async set(@Body() { weeklySquareMetres, ...max }: SetWorkshopDto, @CurrentActor() actor: Actor) {
    const capacity = weeklySquareMetres?.trim() ? Number(weeklySquareMetres).toFixed(2) : null;
    await this.setWorkshop.set(actor, { weeklySquareMetres: capacity, ...max });
    return this.read();
  }
}
