import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  paymentStatuses,
  type DepositResponse,
  type DepositStatusResponse,
  type ErrorCode,
  type PaymentStatus,
  type RetryDepositResponse,
} from '@app/contracts';

const id = { example: 'kLSwY2vXZwqkrDQuVyeBfQ' } as const;
const status = { enum: paymentStatuses, example: 'pending' } as const;
const page = {
  type: String,
  nullable: true,
  example: 'https://checkout.sumup.com/pay/8f9316a3',
  description: 'The hosted card page; null where it could not be opened, and then `error` says so',
} as const;
const trouble = {
  description:
    'What went wrong with the card provider, as a person may read it. The deposit is kept and can be retried',
} as const;

const troubleCode = {
  enum: ['deposit/provider-unavailable', 'deposit/provider-refused', 'deposit/outcome-unknown'],
  description: 'The same for programs, where there is an `error`',
} as const;

/** The documents' view of {@link DepositResponse}. */
export class DepositDto implements DepositResponse {
  @ApiProperty(id) id: string;
  @ApiProperty({ description: 'The first of `quoteIds`' }) quoteId: string;
  @ApiProperty({ type: [String] }) quoteIds: string[];
  @ApiProperty() customerName: string;
  @ApiProperty() customerEmail: string;
  @ApiProperty() customerPhone: string;
  @ApiProperty({ example: '740.20' }) totalAmount: string;
  @ApiProperty({ example: '74.02' }) depositAmount: string;
  @ApiProperty(status) paymentStatus: PaymentStatus;
  @ApiProperty({ type: String, nullable: true }) sumupCheckoutId: string | null;
  @ApiProperty() needsDelivery: boolean;
  @ApiProperty({ type: String, nullable: true }) deliveryAddress: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty(page) paymentUrl: string | null;
  @ApiPropertyOptional(trouble) error?: string;
  @ApiPropertyOptional(troubleCode) code?: ErrorCode;
}

/** The documents' view of {@link DepositStatusResponse}. */
export class DepositStatusDto implements DepositStatusResponse {
  @ApiProperty(id) id: string;
  @ApiProperty(status) paymentStatus: PaymentStatus;
  @ApiProperty({ example: '74.02' }) depositAmount: string;
  @ApiProperty() customerName: string;
  @ApiProperty({ description: 'All of it was given back; it stays paid' }) isRefunded: boolean;
  @ApiProperty({ type: [String], example: ['VT-26-00412'] }) references: string[];
}

/** The documents' view of {@link RetryDepositResponse}. */
export class RetryDepositDto implements RetryDepositResponse {
  @ApiProperty(id) id: string;
  @ApiProperty(page) paymentUrl: string | null;
  @ApiPropertyOptional(trouble) error?: string;
  @ApiPropertyOptional(troubleCode) code?: ErrorCode;
}
