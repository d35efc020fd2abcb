import {
  isRecord,
  isWholeWithin,
  makingLimits,
  type SaveMakingRequest,
  type UndoMakingRequest,
} from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SaveMakingRules, toMakingRules } from '../../catalogue';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, type Rule } from '../../platform/validation';
import { CurrentActor } from '../current-actor';
import { knownVersion } from '../known-version';

const toObjectSchema = <Part>(parts: Record<string, Part>, schemaOf: (part: Part) => object) => ({
  type: 'object',
  required: Object.keys(parts),
  properties: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, schemaOf(part)])),
});

const allMakingRules: Rule = {
  accepts: (value) =>
    isRecord(value) &&
    Object.entries(makingLimits).every(([group, numbers]) => {
      const input = value[group];
      return (
        isRecord(input) && Object.entries(numbers).every(([name, range]) => isWholeWithin(input[name], range))
      );
    }),
  message: 'This must have every number, each a whole one within its limits.',
  schema: toObjectSchema(makingLimits, (numbers) =>
    toObjectSchema(numbers, ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max })),
  ),
};

class SaveMakingDto extends dtoOf<SaveMakingRequest>({ rules: allMakingRules, version: knownVersion }) {}
class UndoMakingDto extends dtoOf<UndoMakingRequest>({ version: knownVersion }) {}

@ApiTags('Admin: making')
@Controller('admin/making')
export class MakingController {
  constructor(private readonly making: SaveMakingRules) {}

  @Get()
  @RespondsWith('MakingSettings')
  read() {
    return this.making.read();
  }

  @Put()
  @RespondsWith('MakingSettings')
  save(@Body() { rules, version }: SaveMakingDto, @CurrentActor() actor: Actor) {
    // Drops unknown fields (D11).
    return this.making.save(actor, version, toMakingRules(rules));
  }

  @Post('undo')
  @RespondsWith('MakingSettings', HttpStatus.OK)
  undo(@Body() { version }: UndoMakingDto, @CurrentActor() actor: Actor) {
    return this.making.undo(actor, version);
  }
}
