import { Module } from '@nestjs/common';
import { PeopleModule } from '../../privacy';
import { PeopleController } from './people.controller';
import { RetentionController } from './retention.controller';

/** What we hold about people, for staff. */
@Module({ imports: [PeopleModule], controllers: [PeopleController, RetentionController] })
export class AdminPeopleModule {}
