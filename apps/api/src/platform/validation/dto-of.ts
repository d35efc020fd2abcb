import { IsOptional, ValidateBy } from 'class-validator';

/** The form in which one value of a request may arrive. */
export interface Rule {
  /** Gets whatever JSON can hold; of an optional value neither null nor undefined, which mean absent. */
  accepts: (value: unknown) => boolean;
  /** What is wrong, as a sentence without the field's name. */
  message: string | ((value: unknown) => string);
  /** The form in which a value usually comes, for the document; where it is absent, that has the contract's own. */
  schema?: Record<string, unknown>;
  isOptional?: boolean;
  /** Text of one line, which is normalised before it is checked. */
  isLine?: boolean;
  /** The class of a request within the request. */
  part?: DtoClass;
}

type Rules<Request> = { readonly [Field in keyof Request]-?: Rule };

/** A class of requests, with the rules of its fields. */
export type DtoClass<Request = object> = (new () => Request) & { readonly rules: Rules<Request> };

/** A class of requests: the fields of its contract, to whose rules class-validator holds them. */
export function dtoOf<Request extends object>(rules: Rules<Request>): DtoClass<Request> {
  class Dto {
    static readonly rules = rules;
  }
  for (const [field, { accepts, message, isOptional }] of Object.entries<Rule>(rules)) {
    const defaultMessage = (given?: { value: unknown }) =>
      typeof message === 'string' ? message : message(given?.value);
    ValidateBy({ name: 'form', validator: { validate: accepts, defaultMessage } })(Dto.prototype, field);
    if (isOptional) IsOptional()(Dto.prototype, field);
  }
  return Dto as DtoClass<Request>;
}

export const optional = (rule: Rule): Rule => ({ ...rule, isOptional: true });

/** The same rules, each of a field that may be left out. */
export const partial = <Request>(rules: Rules<Request>): Rules<Partial<Request>> =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([field, rule]) => [field, optional(rule)]),
  ) as Rules<Request>;

/** The rules of a class; none of one that is no class of requests. */
export const rulesOf = (dto: object): [field: string, rule: Rule][] =>
  'rules' in dto ? Object.entries(dto.rules as Rules<object>) : [];
