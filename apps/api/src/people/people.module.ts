import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { ErasePerson } from './erasing/erase-person';
import { ExportPerson } from './exporting/export-person';
import { Retention } from './retention/retention';

/** What we hold about people: found, handed out, forgotten. Stands above every module that keeps something. */
@Module({
  providers: [ErasePerson, ExportPerson, Retention, Clock],
  exports: [ErasePerson, ExportPerson, Retention],
})
export class PeopleModule {}
