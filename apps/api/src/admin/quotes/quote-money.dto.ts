import {
  type AskForBalanceRequest,
  type GiveBackCreditRequest,
  ledgerLimits,
  recordedMeans,
  type RecordPaymentRequest,
  type UndoPaymentRequest,
} from '@app/contracts';
import {
  dtoOf,
  optionalAmount,
  optionalFlag,
  optionalLine,
  requiredLine,
  requiredLondonDay,
  requiredOneOf,
} from '../../platform/validation';

const movedMoney = {
  amount: optionalAmount,
  means: requiredOneOf(recordedMeans),
  paidOn: requiredLondonDay,
  note: optionalLine(ledgerLimits.note),
};

/** What was given back by hand. */
export class GiveBackCreditDto extends dtoOf<GiveBackCreditRequest>({
  ...movedMoney,
  isMoreThanCredit: optionalFlag,
}) {}

/** What was paid otherwise than online. */
export class RecordPaymentDto extends dtoOf<RecordPaymentRequest>({
  ...movedMoney,
  sendsReceipt: optionalFlag,
  forJob: optionalFlag,
}) {}

export class UndoPaymentDto extends dtoOf<UndoPaymentRequest>({ reason: requiredLine(ledgerLimits.note) }) {}

/** That the rest of a price is asked for. */
export class AskForBalanceDto extends dtoOf<AskForBalanceRequest>({
  dueOn: requiredLondonDay,
  smallestPart: optionalAmount,
}) {}
