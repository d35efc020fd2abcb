import { Module } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import { QuotePdfs } from './quote-pdfs';

/** Quotes on paper, for whoever asks for one and for the mails that carry one. */
@Module({ providers: [QuotePdfs, Clock], exports: [QuotePdfs] })
export class QuotePdfsModule {}
