import type { UndoCompanyRequest } from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SaveCompany } from '../../company';
import type { Actor } from '../../platform/audit/actor';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf } from '../../platform/validation';
import { CurrentActor } from '../current-actor';
import { readCompanyFacts, SaveCompanyDto } from './save-company.dto';

class UndoCompanyDto extends dtoOf<UndoCompanyRequest>({ version: SaveCompanyDto.rules.version }) {}

@ApiTags('Admin: company')
@Controller('admin/company')
export class AdminCompanyController {
  constructor(private readonly company: SaveCompany) {}

  @Get()
  @RespondsWith('CompanySettings')
  read() {
    return this.company.read();
  }

  @Put()
  @RespondsWith('CompanySettings')
  save(@Body() request: SaveCompanyDto, @CurrentActor() actor: Actor) {
    return this.company.save(actor, request.version, readCompanyFacts(request));
  }

  @Post('undo')
  @RespondsWith('CompanySettings', HttpStatus.OK)
  undo(@Body() { version }: UndoCompanyDto, @CurrentActor() actor: Actor) {
    return this.company.undo(actor, version);
  }
}
