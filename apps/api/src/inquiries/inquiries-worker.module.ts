import { Module } from '@nestjs/common';
import { InquiryMails } from './inquiry-mails';

/** What becomes of inquiries with nobody waiting for it. */
@Module({ providers: [InquiryMails] })
export class InquiriesWorkerModule {}
