import type { AskForBalanceRequest } from '@app/contracts';
import { Amount, RequiredLondonDay } from '../../platform/validation/form-rules';

/** That the rest of a price is asked for, as staff say. */
export class AskForBalanceDto implements AskForBalanceRequest {
  @RequiredLondonDay()
  dueOn: string;

  @Amount()
  smallestPart?: string | null;
}
