/** How one value of a request is validated. */
export interface Rule {
  /** Gets any JSON value; an optional rule never gets null or undefined, which mean absent. */
  accepts: (value: unknown) => boolean;
  /** A sentence without the field's name. */
  message: string | ((value: unknown) => string);
  /** The usual form, for OpenAPI; if absent, the contract's own. */
  schema?: Record<string, unknown>;
  isOptional?: boolean;
  /** One line of text, normalised before validation. */
  isLine?: boolean;
  nestedDto?: DtoClass;
}

type Rules<Request> = { readonly [Field in keyof Request]-?: Rule };

export type DtoClass<Request = object> = (new () => Request) & { readonly rules: Rules<Request> };

/** A DTO class for a contract, validated with these rules. */
export function dtoOf<Request extends object>(rules: Rules<Request>): DtoClass<Request> {
  return class {
    static readonly rules = rules;
  } as DtoClass<Request>;
}

export const optional = (rule: Rule): Rule => ({ ...rule, isOptional: true });

export const partial = <Request>(rules: Rules<Request>): Rules<Partial<Request>> =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([field, rule]) => [field, optional(rule)]),
  ) as Rules<Request>;

export const rulesOf = (dto: object): [field: string, rule: Rule][] =>
  'rules' in dto ? Object.entries(dto.rules as Rules<object>) : [];
