import { Ajv, type ErrorObject, type JSONSchemaType } from 'ajv';
import { faultSteps, type Fault, type FaultStep } from './fault';

const work = { enum: ['done', 'none'] };

const when = (step: FaultStep) => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    // Who connects has not said yet whom it is about.
    ...(step !== 'connect' && { address: { type: 'string', minLength: 1 } }),
    calls: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
    times: { type: 'integer', minimum: 1 },
    forSeconds: { type: 'number', minimum: 0 },
  },
});

const form = (on: FaultStep, kind: string, fields: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: ['on', 'kind', ...required],
  properties: { on: { const: on }, when: when(on), kind: { const: kind }, ...fields },
});

const reply = {
  code: { type: 'integer', minimum: 400, maximum: 599 },
  // What stands in a line of SMTP.
  message: { type: 'string', pattern: '^[ -~]{1,400}$' },
};

/** One form for each step and kind: what it needs to know. */
const forms = faultSteps.flatMap((step) => {
  const ending: Record<string, object> = step === 'data' ? { work } : {};
  return [
    form(step, 'reply', reply, ['code']),
    form(step, 'slow', { ms: { type: 'integer', minimum: 1, maximum: 600_000 } }, ['ms']),
    form(step, 'silence', ending),
    form(step, 'drop', ending),
  ];
});

const validators = new Map(
  forms.map((schema) => [
    `${schema.properties.on.const} ${schema.properties.kind.const}`,
    new Ajv({ strict: false }).compile(schema as unknown as JSONSchemaType<Fault>),
  ]),
);

/** Reads one fault; a sentence where it is none. */
export function readFault(sent: unknown): Fault | string {
  const { on, kind } = (typeof sent === 'object' && sent !== null ? sent : {}) as Record<string, unknown>;
  const isRight = validators.get(`${String(on)} ${String(kind)}`);
  if (!isRight) return `on and kind must be one of ${[...validators.keys()].join(', ')}.`;
  return isRight(sent) ? sent : (isRight.errors ?? []).map(sentence).join('; ');
}

const sentence = ({ instancePath, message, params }: ErrorObject) => {
  const detail = Object.values(params as Record<string, unknown>).join(', ');
  return `${instancePath.slice(1) || 'the fault'} ${message ?? 'is wrong'} (${detail})`;
};
