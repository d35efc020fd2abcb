import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AttendQuote } from './attend-quote';
import { WriteToCustomer } from './write-to-customer';

/** What staff do about quotes. */
@Module({ providers: [AttendQuote, WriteToCustomer, Clock], exports: [AttendQuote, WriteToCustomer] })
export class AttendQuotesModule {}
