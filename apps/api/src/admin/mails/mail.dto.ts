import { ApiProperty } from '@nestjs/swagger';
import type { AdminMail, AdminMailDetail, ResendMailResponse } from '@app/contracts';
import { mailKinds, mailStates, type MailState } from '../../mail';

const optionalText = { type: String, nullable: true } as const;
const time = { format: 'date-time' } as const;
const optionalTime = { ...time, type: String, nullable: true } as const;

class MailQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
}

class MailAttachmentDto {
  @ApiProperty({ example: 'VT-26-00412.pdf' }) name: string;
  @ApiProperty({ example: 'application/pdf' }) type: string;
  @ApiProperty({ type: 'integer', description: 'Bytes' }) size: number;
}

/** The documents' view of {@link AdminMail}. */
export class AdminMailDto implements AdminMail {
  @ApiProperty() id: string;
  @ApiProperty({ enum: mailKinds }) kind: string;
  @ApiProperty({ example: 'Deposit confirmation' }) label: string;
  @ApiProperty({ enum: mailStates }) state: MailState;
  @ApiProperty(optionalText) toName: string | null;
  @ApiProperty({ ...optionalText, description: 'Null: the team' }) toAddress: string | null;
  @ApiProperty({ ...optionalText, description: 'Null: not written yet' }) subject: string | null;
  @ApiProperty({ type: [MailQuoteDto] }) quotes: MailQuoteDto[];
  @ApiProperty({ type: 'integer' }) tries: number;
  @ApiProperty({ ...optionalText, description: 'What the mail server said last, or why it was withheld' })
  remark: string | null;
  @ApiProperty(time) createdAt: string;
  @ApiProperty({ ...optionalTime, description: 'When it was taken, given up or withheld' })
  settledAt: string | null;
  @ApiProperty(optionalTime) nextTryAt: string | null;
  @ApiProperty() canBeResent: boolean;
}

/** The documents' view of {@link AdminMailDetail}. */
export class AdminMailDetailDto extends AdminMailDto implements AdminMailDetail {
  @ApiProperty(optionalText) text: string | null;
  @ApiProperty({ description: 'Whether its HTML is to be had at …/preview' }) hasPreview: boolean;
  @ApiProperty({ type: [MailAttachmentDto] }) attachments: MailAttachmentDto[];
}

/** The documents' view of {@link ResendMailResponse}. */
export class ResendMailDto implements ResendMailResponse {
  @ApiProperty({ description: 'Of the mail that goes out now' }) id: string;
}
