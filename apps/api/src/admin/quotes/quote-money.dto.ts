import {
  type AskForBalanceRequest,
  type GiveBackCreditRequest,
  ledgerLimits,
  recordedMeans,
  type RecordedMeans,
  type RecordPaymentRequest,
  type UndoPaymentRequest,
} from '@app/contracts';
import { Amount, OptionalFlag, RequiredLondonDay } from '../../platform/validation/form-rules';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { OptionalLine, RequiredLine } from '../../platform/validation/plain-text';

class MovedMoneyDto {
  @Amount()
  amount: string;

  @RequiredOneOf(recordedMeans)
  means: RecordedMeans;

  @RequiredLondonDay()
  paidOn: string;

  @OptionalLine(ledgerLimits.note)
  note?: string | null;
}

/** What was given back by hand. */
export class GiveBackCreditDto extends MovedMoneyDto implements GiveBackCreditRequest {
  @OptionalFlag()
  isMoreThanCredit?: boolean;
}

/** What was paid otherwise than online, as staff say. */
export class RecordPaymentDto extends MovedMoneyDto implements RecordPaymentRequest {
  @OptionalFlag()
  sendsReceipt?: boolean;

  @OptionalFlag()
  forJob?: boolean;
}

/** Why a payment is taken back. */
export class UndoPaymentDto implements UndoPaymentRequest {
  @RequiredLine(ledgerLimits.note)
  reason: string;
}

/** That the rest of a price is asked for, as staff say. */
export class AskForBalanceDto implements AskForBalanceRequest {
  @RequiredLondonDay()
  dueOn: string;

  @Amount()
  smallestPart?: string | null;
}
