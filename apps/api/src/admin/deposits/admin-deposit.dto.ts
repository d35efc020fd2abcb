import { paymentStatuses, type AdminDeposit, type PaymentStatus } from '@app/contracts';
import { ApiProperty } from '@nestjs/swagger';

class DepositedQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
}

/** The documents' view of {@link AdminDeposit}. */
export class AdminDepositDto implements AdminDeposit {
  @ApiProperty({ example: 'kLSwY2vXZwqkrDQuVyeBfQ' }) id: string;
  @ApiProperty({ description: 'The first of its quotes' }) quoteId: string;
  @ApiProperty({ enum: paymentStatuses }) paymentStatus: PaymentStatus;
  @ApiProperty() customerName: string;
  @ApiProperty() customerEmail: string;
  @ApiProperty() customerPhone: string;
  @ApiProperty({ type: [DepositedQuoteDto] }) quotes: DepositedQuoteDto[];
  @ApiProperty({ example: '740.20' }) totalAmount: string;
  @ApiProperty({ example: '74.02' }) depositAmount: string;
  @ApiProperty({ example: '0.00' }) refundedAmount: string;
  @ApiProperty() needsDelivery: boolean;
  @ApiProperty({ type: String, nullable: true }) deliveryAddress: string | null;
  @ApiProperty({ type: String, nullable: true }) sumupCheckoutId: string | null;
  @ApiProperty({ type: String, nullable: true }) transactionCode: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) paidAt: string | null;
}
