import { jobLimits, type SetJobRequest } from '@app/contracts';
import { RequiredLine } from '../../platform/validation/plain-text';
import { requiredWireRule } from '../../platform/validation/wire-rule';

const reference = /^\s*VT-\d{2}-\d{5,12}\s*$/i;

/** What the job of a quote is. */
export class SetJobDto implements SetJobRequest {
  @RequiredLine(jobLimits.name)
  name: string;

  @requiredWireRule({
    name: 'references',
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= jobLimits.quotes &&
      value.every((one) => typeof one === 'string' && reference.test(one)),
    message: `This must be a list of at most ${jobLimits.quotes} references such as VT-26-00412.`,
  })
  references: string[];
}
