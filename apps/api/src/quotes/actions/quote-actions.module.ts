import { Module } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { QuoteActions } from './quote-actions';
import { WriteToCustomer } from './write-to-customer';

/** What staff do about quotes. */
@Module({ providers: [QuoteActions, WriteToCustomer, Clock], exports: [QuoteActions, WriteToCustomer] })
export class QuoteActionsModule {}
