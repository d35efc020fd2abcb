import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { InvitationMails } from './invitation-mails';

/** What is done about accounts with nobody waiting for it. */
@Module({ providers: [InvitationMails, Clock] })
export class AuthWorkerModule {}
