import { Ajv, type ErrorObject, type JSONSchemaType } from 'ajv';
import { faultTargets, type Fault } from './fault';

type Fields = Record<string, object>;

const work = { enum: ['done', 'none'] };
const seconds = { type: 'number', minimum: 0 };
const count = { type: 'integer', minimum: 1, maximum: 1_000 };
const api = faultTargets.filter((target) => target !== 'charge' && target !== 'webhook');

const when = {
  type: 'object',
  additionalProperties: false,
  properties: {
    calls: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
    reference: { type: 'string' },
    chance: { type: 'number', minimum: 0, maximum: 1 },
    times: { type: 'integer', minimum: 1 },
    forSeconds: seconds,
  },
};

const fault = (
  on: readonly string[],
  kinds: readonly string[],
  fields: Fields = {},
  required: string[] = [],
) => ({
  type: 'object',
  additionalProperties: false,
  required: ['on', 'kind', ...required],
  properties: { on: { enum: on }, when, kind: { enum: kinds }, ...fields },
});

/** One form for each kind: where it can happen, and what it needs to know. */
const forms = [
  fault(api, ['latency'], { ms: seconds, minMs: seconds, maxMs: seconds }),
  fault(api, ['silence', 'reset', 'html', 'endless'], { work }),
  fault([...api, 'charge'], ['kill'], { work }),
  fault(api, ['truncated', 'amount-as-text']),
  fault(
    api,
    ['status'],
    {
      status: { enum: [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504] },
      work,
      html: { type: 'boolean' },
    },
    ['status'],
  ),
  fault(api, ['redirect'], { location: { type: 'string' }, work }, ['location']),
  fault(api, ['remove-field'], { field: { type: 'string' } }, ['field']),
  fault(api, ['set-field'], { field: { type: 'string' }, value: {} }, ['field', 'value']),
  fault(api, ['amount-off'], { pence: { type: 'integer' } }, ['pence']),
  fault(api, ['other'], { what: { enum: ['currency', 'merchant', 'reference', 'id', 'status'] } }, ['what']),
  fault(['read', 'list'], ['lag'], { reads: count, seconds }),
  fault(['refund'], ['lag'], { seconds }, ['seconds']),
  fault(['create'], ['early-webhook']),
  fault(['deactivate'], ['refuse-then-pay'], { seconds }),
  fault(['charge'], ['decline', 'second-charge']),
  fault(['charge'], ['fail-then-pay'], { seconds }),
  fault(['charge'], ['pending-at-deadline'], { seconds }, ['seconds']),
  fault(['webhook'], ['drop', 'old-style']),
  fault(['webhook'], ['repeat'], { copies: count }, ['copies']),
  fault(['webhook'], ['delay'], { seconds }, ['seconds']),
  fault(['webhook'], ['hold'], { count }, ['count']),
  fault(['webhook'], ['forged-id'], { checkoutId: { type: 'string' } }),
];

const kinds = [...new Set(forms.flatMap(({ properties }) => properties.kind.enum))];
const validators = forms.map((form) => ({
  kinds: form.properties.kind.enum,
  isRight: new Ajv({ strict: false }).compile(form as unknown as JSONSchemaType<Fault>),
}));

/** Reads one fault; a sentence where it is none. */
export function readFault(sent: unknown): Fault | string {
  const kind = typeof sent === 'object' && sent !== null && 'kind' in sent ? String(sent.kind) : '';
  const candidates = validators.filter((form) => form.kinds.includes(kind));
  for (const { isRight } of candidates) if (isRight(sent)) return sent;
  if (candidates.length === 0) return `kind must be one of ${kinds.join(', ')}, not "${kind}"`;
  return `${kind}: ${candidates.flatMap(({ isRight }) => (isRight.errors ?? []).map(sentence)).join('; ')}`;
}

const sentence = ({ instancePath, message, params }: ErrorObject) => {
  const detail = Object.values(params as Record<string, unknown>)
    .flat()
    .join(', ');
  return `${instancePath.slice(1) || 'the fault'} ${message ?? 'is wrong'}${detail ? ` (${detail})` : ''}`;
};
