import { ApiProperty } from '@nestjs/swagger';
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
  @ApiProperty({ description: 'false: please call me' })
  @RequiredFlag()
  isAgreed: boolean;

  @ApiProperty({ example: '475.22', description: 'The price that was shown' })
  @RequiredPounds()
  totalPrice: string;
}
