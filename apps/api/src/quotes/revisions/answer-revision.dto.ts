import type { AnswerRevisionRequest } from '@app/contracts';
import { RequiredFlag } from '../../platform/validation/form-rules';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const pounds = /^\d{1,10}\.\d{2}$/;

/** An amount exactly as it was sent to the reader. */
const RequiredPounds = () =>
  requiredWireRule({
    name: 'requiredPounds',
    accepts: (value) => typeof value === 'string' && pounds.test(value),
    message: 'This must be an amount such as 477.00.',
    schema: { type: 'string', pattern: pounds.source },
  });

/** What a customer says to a revised price. */
export class AnswerRevisionDto implements AnswerRevisionRequest {
  @RequiredFlag()
  isAgreed: boolean;

  @RequiredPounds()
  totalPrice: string;
}
